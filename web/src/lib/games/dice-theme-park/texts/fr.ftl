### Dice Theme Park — ce que dit l’écran du jeu. Référence : en.ftl a exactement les mêmes clés.

## Le panneau
dp-phases = Les six phases
dp-phase-planning = Planifier
dp-phase-welcome = Accueillir
dp-phase-expansion = Agrandir
dp-phase-improvement = Améliorer
dp-phase-activation = Activer
dp-phase-maintenance = Entretenir
dp-round = Manche { $round }
dp-round-of = Manche { $round } sur { $rounds }
    .brief = Manche { $round }/{ $rounds }
dp-over = Partie finie
dp-invite = Inviter
dp-log-new = Nouveaux monorails, nouvelles attractions.
dp-passing = Votre parc est ouvert.

## Le but de la phase
dp-goal = But :
dp-goal-opening = gardez une attraction et placez-la au bord de votre parc.
    .brief = une attraction de départ, puis sa case.
dp-goal-administrator = une règle à vous pour toute la partie : choisissez-la à votre goût.
    .brief = une règle à vous, toute la partie.
dp-goal-skill = ce que votre mascotte saura faire une fois par manche, en phase 5.
    .brief = ce que saura faire votre mascotte.
dp-goal-hand = douze cartes de personnel pour cinq manches, écartez les autres.
    .brief = douze cartes pour cinq manches.
dp-goal-planning = petite somme, on passe tôt ; grande somme, plus d’argent.
    .brief = petite somme, on passe tôt.
dp-goal-planning-alone = petite somme, le rival ne prend rien ; grande somme, plus d’argent.
    .brief = petite somme, le rival ne prend rien.
dp-goal-welcome = faites venir à l’Entrée les visiteurs qui manquent à vos attractions.
    .brief = des visiteurs pour vos attractions.
dp-goal-expansion = une attraction au plus. Sa case décide des chemins.
    .brief = une attraction, puis sa case.
dp-goal-improvement = équipez les attractions que vous activerez souvent.
    .brief = équipez ce que vous activerez souvent.
dp-goal-activation = activez ; les dés du groupe perdent 1, l’un d’eux va à côté.
    .brief = activez ; chaque dé du groupe perd 1.
dp-goal-maintenance = les étoiles arrivent. Les dés sur 1 rentrent chez eux.
    .brief = les étoiles arrivent.

## Les joueurs
dp-state-opening = choisit
dp-state-planning = choisit
dp-state-welcome = accueille
dp-state-expansion = construit
dp-state-improvement = aménage
dp-state-activation = active
dp-state-maintenance = entretient
dp-state-kept = a choisi
dp-state-finished = a fini
dp-state-away = hors ligne
dp-place = n° { $place }
dp-dollars = { $money } $
dp-plus-money = +{ $money } $
dp-on-the-way = +{ $stars } en route
dp-player = { $player } : { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }, { $money } $. { $state }
dp-park-of = Parc : { $player }

## Le parc
dp-letter-blue = B
dp-letter-green = V
dp-letter-yellow = J
dp-want-blue = un dé bleu
    .any = un dé bleu
    .odd = un dé bleu impair
    .even = un dé bleu pair
    .low = un dé bleu de 1 à 3
    .high = un dé bleu de 3 à 6
dp-want-green = un dé vert
    .any = un dé vert
    .odd = un dé vert impair
    .even = un dé vert pair
    .low = un dé vert de 1 à 3
    .high = un dé vert de 3 à 6
dp-want-yellow = un dé jaune
    .any = un dé jaune
    .odd = un dé jaune impair
    .even = un dé jaune pair
    .low = un dé jaune de 1 à 3
    .high = un dé jaune de 3 à 6
dp-want-grey = un dé
    .any = un dé
    .odd = un dé impair
    .even = un dé pair
    .low = un dé de 1 à 3
    .high = un dé de 3 à 6
dp-want-more = un autre
    .second = un autre
    .third = un troisième
dp-wants-two = deux dés
    .any = deux dés
    .odd = deux dés impairs
    .even = deux dés pairs
    .low = deux dés de 1 à 3
    .high = deux dés de 3 à 6
dp-wants-lower = { $one } plus petit qu’{ $other }
dp-wants-equal = la même valeur sur { $dice }
dp-wants-run = des dés qui se suivent : { $dice }
dp-wants-marked = { $wants } ; le premier peut être relancé au lieu de baisser
dp-vips = VIP : { $dice }.
dp-nobody = personne
dp-hex = { $name }, { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }. Demande { $wants }. Sur place : { $dice }. { $free ->
        [0] Plus d’activation libre.
        [one] Une activation libre.
       *[other] { $free } activations libres.
    }
dp-site = Case libre { $hex }, touche { $number ->
        [one] { $number } attraction
       *[other] { $number } attractions
    }
dp-site-far = Case { $hex }, trop loin
dp-touches = touche { $number }

## Planifier
dp-monorails = Monorails
dp-in-phase = phase { $number }
dp-to-build = À construire
dp-my-staff = Mon personnel
dp-choose-two = choisissez-en deux
dp-hand-hidden = Les cartes sont cachées.
dp-train = Monorail { $number } : { $dice }
dp-train-fits = Monorail { $number } : { $dice }. Convient à : { $fits }.
dp-train-taken = Monorail { $number }, pris : { $player }
dp-nowhere = aucune attraction
dp-staff-label = { $name }, valeur { $value }, { $income } $. { $does }{ $number ->
        [one] { "" }
       *[other] . Deux en main
    }
dp-does-receptionist = Phase 6 : sauve un dé sur 1
    .brief = sauve un dé sur 1
dp-does-guard = Phase 2 : +2 aux dés arrivés
    .brief = +2 aux dés arrivés
dp-does-guide = Phase 5 : un dé va où il veut
    .brief = un dé n’importe où
dp-does-mascot = Recrue −2 $, un ajustement de plus
    .brief = ajuste une fois de plus
dp-does-architect = Phase 4 : aménager −1 $
    .brief = aménager −1 $
dp-does-director = Phase 5 : une activation de plus
    .brief = une activation de plus
dp-does-engineer = Phase 4 : une installation de plus
    .brief = une installation de plus
dp-does-consultant = Riche, puis quitte la partie
    .brief = quittera la partie
dp-does-escort = Phase 2 : un dé arrivé devient VIP
    .brief = un VIP à l’arrivée
dp-outlook = Ce que donneraient ces cartes
dp-sum = Somme
dp-income = Revenus
dp-cards = Cartes
dp-order = Ordre du tour
dp-order-brick = un pavé = une paire que l’autre peut jouer
dp-order-said = Avec { $sum }, { $before ->
        [one] { $before } paire sur { $pairs } passe avant.
       *[other] { $before } paires sur { $pairs } passent avant.
    }

## Accueillir
dp-on-board = À bord
dp-on-board-why = qui attend qui, et combien de pas
dp-steps = { $number ->
        [one] { $number } pas
       *[other] { $number } pas
    }
dp-pick-train = Touchez un monorail : ses visiteurs et leurs places s’affichent ici.
dp-watch-trains = Chacun accueille un monorail, dans l’ordre du tour.
dp-possible-steps = Pas possibles

## Agrandir
dp-discards = La défausse
dp-all-built = Tout est construit.
dp-tile-label = { $name }, { $cost } $, { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }. Demande { $wants }. { $bonus }
dp-bonus-0 = Pas de bonus.
dp-bonus-2 = tourner un dé à la valeur voulue
dp-bonus-3 = un dé du sac à l’Entrée, sur 4
dp-bonus-4 = une attraction de la défausse, gratuite
dp-mascot = Mascotte
dp-mascot-does = ajuste ou colore un dé
dp-recruit-label = Recruter une mascotte, { $price } $
dp-purse = Caisse
dp-nth-of-park = { $number ->
        [one] la 1re du parc
       *[other] la { $number }e du parc
    }
dp-will-give = Donnera
dp-per-activation = par activation
dp-per-round = par manche
dp-pick-tile = Touchez une attraction, puis sa case ; ou recrutez une mascotte.
dp-skills = Compétences
dp-skills-with = au prix d’une mascotte, qui vient avec
dp-pick-first = Touchez une attraction, puis sa case : la première est offerte.
dp-pick-card = Touchez une carte, puis validez.
dp-watch-market = Chacun construit à son tour.
dp-one-of-two = Gardez-en une

## Améliorer
dp-fit = Aménager
dp-fit-left = encore { $number }
dp-does-kiosk = 2 $ par activation
dp-does-effects = 2 étoiles de plus
dp-does-generator = une activation de plus
dp-innovate = Innover
dp-does-cable-car = +1 $ par trajet
dp-does-photo-stand = une couleur libre
dp-does-statue = étoiles par manche
dp-uproot = Déplacer
dp-plan = Un plan
dp-plan-does = un par manche
dp-take-back = Reprendre
dp-my-works = Mes travaux
dp-no-works = Rien encore : touchez un aménagement, puis une attraction.

## Activer
dp-plans = Plans
    .key = P
dp-plans-do = un dé, une case
dp-plans-label = Plans prêts : { $number }. Un dé va dans une attraction voisine.
dp-mascots = Mascottes
    .key = M
dp-mascots-do = ±1 ou couleur
dp-mascots-label = Mascottes prêtes : { $number }. ±1 sur un dé, ou sa couleur.
dp-guide = Guide
    .key = G
dp-my-chain = Ma chaîne
dp-tap-back = toucher : revenir avant
dp-no-chain = Touchez une attraction à la plaque dorée.
dp-this-phase = Cette phase
dp-back-to = Revenir juste avant : { $name }
dp-ticket-plan = Plan
dp-ticket-guide = Guide
dp-ticket-mascot = Mascotte
dp-ticket-gamble = Relance
dp-ticket-innovated = Innovation
dp-ticket-relocated = Déplacement
dp-ticket-bought = Plan
dp-ticket-installed = Aménagement
dp-ticket-dismantled = Reprise
dp-ticket-activated = Activation
dp-gamble-does = relance un dé
dp-of-these = { $statues ->
        [0] dont VIP { $vips }
       *[other] { $vips ->
            [0] dont statues { $statues }
           *[other] dont statues { $statues }, VIP { $vips }
        }
    }
dp-brought = Phase : { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }, { $money } $, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
dp-who-leaves = Le dé qui part
dp-which-die = Quel dé ?
dp-choices = Choix
dp-key-cash = Prendre l’argent
dp-key-cheer = Prendre les étoiles
dp-key-hurry = −2
dp-key-tint = couleur
dp-key-with = avec
dp-key-spare = épargner
dp-key-flip = culbuter
dp-key-reroll = relancer
dp-key-roll = relancer
dp-key-honour = VIP
dp-key-mean-vip = Dés pareils : le VIP
dp-key-mean-other = Dés pareils : pas le VIP

## Objectifs
dp-objective = Objectif M{ $round }
dp-objective-of = { $player } : { $number }, { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
dp-objectives = Objectifs
dp-staff-of-round = Personnel de la manche :

## La barre
dp-waiting = Patience.
dp-awaited = On attend : { $players }.
dp-well-played = Belle partie !
dp-ask-plan = { $number ->
        [2] Deux cartes.
       *[other] Encore une carte.
    }
    .more = Leur somme décide de l’ordre, leur argent du revenu.
dp-ask-planned = { $staff } :
    .more = somme { $sum }, { $money } $ en caisse.
dp-ask-train = Quel monorail ?
    .more = Il en reste { $number }.
dp-ask-build = Que construire ?
    .more = Une attraction, une mascotte, ou rien.
dp-ask-no-build = Rien de plus.
    .more = Passez.
dp-ask-recruit = Une mascotte ?
    .more = Elle ajuste un dé par manche.
dp-ask-where = { $name } :
    .more = touchez une case allumée.
dp-ask-here = Ici, { $name } ?
    .more = Touchez une autre case, ou validez.
dp-ask-keep = Laquelle garder ?
    .more = Les autres ne la voient pas encore.
dp-ask-improve = Que poser ?
    .more = Un aménagement, un plan, ou finissez.
dp-ask-fit = { $name } :
    .more = touchez une attraction allumée.
dp-ask-replant = { $name } :
    .more = touchez sa nouvelle attraction ; le prix est la différence.
dp-ask-operate = Quelle attraction ?
    .more = Plaque dorée : elle peut s’activer.
dp-ask-trial = Essai :
    .more = rien n’est joué avant Garder, personne ne le voit.
dp-ask-which = Quel dé ?
    .more = Plusieurs attendent ici.
dp-ask-guide = Le guide :
    .more = touchez l’attraction du dé qui part.
dp-ask-map = Un plan :
    .more = touchez l’attraction du dé qui part.
dp-ask-gamble = Don Hasard :
    .more = touchez l’attraction du dé à relancer.
dp-ask-send = Où va le dé { $die } ?
    .more = Touchez une attraction allumée.
dp-ask-wave = Tous rentrent.
    .more = Personne du groupe ne reste.
dp-do-plan = Garder ces deux cartes
dp-do-welcome = Accueillir { $values }
dp-do-welcome-one = Accueillir
dp-do-build = Construire, { $money } $
dp-do-build-one = Construire
dp-do-recruit = Recruter, { $money } $
dp-do-confirm = Valider
dp-cancel = Annuler
dp-undo = Annuler
dp-try = Essayer
dp-throw = Jeter
dp-keep-trial = Garder
dp-go-on = Continuer
dp-skip = Passer
dp-revealing = Les cartes sont retournées.
dp-scoring = Les étoiles sont comptées.

## Ce que demande une attraction
dp-asks-more = { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } par activation{ $income ->
        [0] { "" }
       *[other] , { $income } $ par manche
    }{ $slots ->
        [0] { "" }
        [one] , un emplacement à { $price } $
       *[other] , { $slots } emplacements à { $price } $
    }.
dp-asks-rule = Règle DP-91
    .clause = DP-91

## La fin
dp-round-told = La manche { $round } est finie.
dp-round-over = Fin de la manche { $round }
dp-now = { $stars } en tout
dp-kiosks = Kiosques
dp-nothing-scored = rien cette manche
dp-retires = { $staff } quitte la partie
dp-they-left = Sont partis :
    .aside = Mis de côté :
dp-source-attractions = Attractions
dp-source-effects = Effets
dp-source-skills = Compétences
dp-source-administrator = Administrateur
dp-source-statues = Statues
dp-source-vips = VIP
dp-source-objectives = Objectifs
dp-source-money = Argent
dp-end-title = { $number ->
        [one] { $players } gagne
       *[other] { $players } gagnent
    }
dp-end-ahead = { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }, { $ahead } d’avance sur { $player }
dp-end-tie = { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }, départage { $rule }
dp-race = La course
dp-foot = M{ $round }
dp-foot-end = Fin
dp-finest = Plus belle chaîne
dp-finest-of = { $player }, manche { $round }

## Seul
dp-alone-normal = Solo, face normale
dp-alone-difficult = Solo, face difficile
dp-quest = La cible et le rival
dp-target = Cible
dp-lacking = Il en manque { $stars }
    .brief = manque { $stars }
dp-lacking-none = Dépassée
dp-aim-of = M{ $round } · { $letter }
dp-aim-met = atteint
dp-aim-missed = manqué : +{ $red } +{ $track }
dp-aim-else = sinon +{ $red } +{ $track }
dp-aim-far = { $wanted ->
        [0] { $number ->
            [0] aucun
           *[other] { $number } de trop
        }
       *[other] { $number } sur { $wanted }
    }
dp-aim-none = M{ $round } : rien à prouver
dp-track-once = Deux objectifs manqués d’une manche : chaque carte compte, la piste une seule fois.
dp-the-rival = le rival
dp-rival-deck = { $number ->
        [one] Le rival : { $number } carte
       *[other] Le rival : { $number } cartes
    }
dp-aside = { $number ->
        [0] Aucun dé mis de côté
        [one] { $number } dé mis de côté
       *[other] { $number } dés mis de côté
    }
dp-staff-spent = { $number ->
        [0] Personnel au complet
        [one] { $number } carte Personnel jouée
       *[other] { $number } cartes Personnel jouées
    }
dp-risks = Le rival
dp-risks-brick = sombre : ses cartes qui passeraient avant, par somme
dp-risks-said = Avec { $sum }, { $before ->
        [one] { $before } carte du rival sur { $deck } passerait
       *[other] { $before } cartes du rival sur { $deck } passeraient
    } avant.
dp-duel = Ma somme contre l’initiative du rival
dp-my-sum = Ma somme
dp-initiative = Initiative
dp-marks = Places que la carte marque
dp-place-monorail = M
dp-place-tile = A
dp-place-skill = C
dp-the-monorail = le monorail { $number }
dp-duel-first = Vous passez avant.
    .more = La carte vaut { $value }, plus que votre somme { $sum } : le rival ne prend rien.
dp-duel-taken = Le rival se sert.
    .more = La carte vaut { $value }, pas plus que votre somme { $sum } : il prend { $things }, pour cette manche.
dp-duel-nothing = Le rival passe avant.
    .more = La carte vaut { $value }, votre somme { $sum } ; il n’y a rien là où il se sert.
dp-duel-then = Accueillez, puis agrandissez avec ce qui reste.
dp-duel-open = La carte vaut { $value }, votre somme { $sum } : baissez-la, ou gardez-la.
dp-train-denied = Monorail { $number } : pris par le rival
dp-denied = { $name } : pris par le rival pour cette manche
    .clause = DP-203
dp-dismissed = Quittent le jeu :
dp-target-rose = La cible monte de { $number }, à { $target }.
dp-target-stays = La cible reste à { $target }.
dp-target-beaten = { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }, la cible était { $target }.
dp-target-missed = { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } ; il fallait dépasser { $target }.
dp-alone-won = Cible dépassée !
dp-alone-lost = Cible manquée

## Noms courts
dp-short-entrance = Entrée
dp-short-haunted-forest = Forêt
dp-short-ferris-wheel = Roue
dp-short-wild-river = Rivière
dp-short-duck-pond = Mare
dp-short-log-flume = Rondins
dp-short-pirate-swing = Pirates
dp-short-sea-lion-show = Otaries
dp-short-ice-cream-pier = Glaces
dp-short-ghost-train = Train
dp-short-puppet-theatre = Guignol
dp-short-mini-golf = Golf
dp-short-orchard = Verger
dp-short-jump-tower = Tour
dp-short-speedster = Speedster
dp-short-carousel = Carrousel
dp-short-bumper-boats = Bateaux
dp-short-mummy-tomb = Momie
dp-short-magic-show = Magie
dp-short-helter-skelter = Toboggan
dp-short-pop-shop = Pop Shop
dp-short-burger-bar = Burgers
dp-short-shooting-gallery = Tir
dp-short-gift-gallery = Cadeaux
dp-short-white-water = Plongeon
dp-short-shark-tunnel = Requins
dp-short-kraken-coaster = Kraken
dp-short-water-gala = Gala
dp-short-farm-kitchen = Ferme
dp-short-vampire-castle = Château
dp-short-goblin-hall = Gobelins
dp-short-enchanted-garden = Jardin
dp-short-sky-wheel = Ciel
dp-short-grand-circus = Cirque
dp-short-comet-loop = Comète
dp-short-laser-arena = Laser
dp-short-grand-bazaar = Bazar
dp-short-toy-emporium = Jouets
dp-short-lagoon-terrace = Lagon
dp-short-food-market = Marché
dp-short-bubble-lab = Bulles
dp-short-upside-down-house = Maison
dp-short-rocket-sled = Luge
dp-short-time-whirlpool = Temps
dp-short-mad-laboratory = Labo
dp-short-chance-coaster = Hasard
