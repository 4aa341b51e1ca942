# Wishland — l’ordre, les entrepreneurs, la fin de manche, la fin, le solo. Référence : screens-en.ftl a exactement les mêmes clés.

## D’où viennent les points
wl-from-attractions = Attractions
    .short = Attractions
wl-from-happiness = Piste du bonheur
    .short = Bonheur
wl-from-achievements = Réussites
    .short = Réussites
wl-from-order = Ordre du tour
    .short = Ordre
wl-from-hotels = Hôtels, en cours de jeu
    .short = Hôtels
wl-from-mascot-bonus = Bonus de mascotte
    .short = Mascottes
wl-from-entrepreneur = Entrepreneur
    .short = Entrepreneur
wl-from-end-entrepreneur = Entrepreneurs
    .short = Patrons
wl-from-end-hotels = Hôtels
    .short = Hôtels
wl-from-end-mascots = Mascottes
    .short = Mascottes
wl-from-end-shows = Spectacles
    .short = Spectacles
wl-from-end-happiness = Bonheur à 10
    .short = Bonheur
wl-from-end-visitors = Visiteurs à 10
    .short = Visiteurs
wl-from-end-restaurants = Cuisine rapide
    .short = Cuisine

## Le livre des comptes
wl-score-title = Les points de chacun
wl-score-played = Pendant la partie
wl-score-track = Sur la piste des points
wl-score-final = Le décompte
wl-score-if-over = Si c’était fini
wl-score-total = Total
wl-score-round = Manche { $round }
wl-score-none = rien à compter
wl-score-half = moitié
wl-score-types = { $number ->
        [0] aucun type
        [one] { $number } type
       *[other] { $number } types
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
wl-score-happiness = { $reached } sur { $top } ; couleurs de 5 cartes : { $colours } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
wl-score-visitors = { $reached } sur { $top } ; un revenu de { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
wl-score-restaurants = { $number ->
        [0] rien de perdu
        [one] { $number } point de moins
       *[other] { $number } points de moins
    }

## Le décompte, section par section
wl-act-end-entrepreneur = Les entrepreneurs
    .how = Ce que les entrepreneurs comptent à la fin.
wl-act-end-hotels = Les hôtels
    .how = Chaque hôtel de fin de partie rapporte à sa façon.
wl-act-end-mascots = Les mascottes
    .how = Un demi-point par carte au symbole d’une mascotte.
wl-act-end-shows = Les spectacles
    .how = Plus il y a de types différents, plus la salle applaudit.
wl-act-end-happiness = Le bonheur
    .how = À 10, un point par couleur de cinq cartes ou plus.
wl-act-end-visitors = Les visiteurs
    .how = À 10, un point par tranche de 5 crédits de revenu.
wl-act-end-restaurants = La cuisine rapide
    .how = Un point de moins par restaurant trop pressé.
wl-act-types = types
wl-act-points = points
wl-brought-end-entrepreneur = { $points ->
        [0] Rien à compter ici.
        [one] { $points } point.
       *[other] { $points } points.
    }
wl-brought-end-hotels = { $points ->
        [0] Rien à compter ici.
        [one] { $points } point.
       *[other] { $points } points.
    }
wl-brought-end-mascots = { $number ->
        [0] Aucune carte assortie.
        [one] { $number } carte assortie : la moitié ne fait rien.
       *[other] { $number } cartes assorties, la moitié fait { $points }.
    }
wl-brought-end-shows = { $number ->
        [0] Aucun spectacle.
        [one] { $number } type seulement.
       *[other] { $number } types.
    }{ $repeated ->
        [0] { "" }
        [one] { " " }Un double.
       *[other] { " " }{ $repeated } doubles.
    }
wl-brought-end-happiness = { $happiness } sur { $top } : { $points ->
        [0] rien.
        [one] { $points } point.
       *[other] { $points } points.
    }
wl-brought-end-visitors = { $visitors } sur { $top } : { $number ->
        [0] rien.
       *[other] un revenu de { $number ->
            [one] { $number } crédit
           *[other] { $number } crédits
        }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
wl-brought-end-restaurants = { $points ->
        [0] Rien à perdre.
        [-1] Un point perdu.
       *[other] { $number } points perdus.
    }

## La fin
wl-end-label = Fin de la partie
wl-end-title = { $number ->
        [one] { $names } l’emporte !
       *[other] { $names } l’emportent !
    }
wl-end-ahead = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $ahead ->
        [one] un point
       *[other] { $ahead } points
    } devant { $second }.
wl-end-tie = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, à égalité avec { $second } : le pion d’ordre le plus à droite l’emporte ({ $rule }).
wl-end-alone = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
wl-end-of = { $played } de jeu et { $final } de décompte
wl-end-section = Section { $number } sur { $sections }
wl-end-story = L’histoire de la partie
wl-end-detail = Le détail
wl-end-all = Tout montrer
wl-end-result = Le résultat
wl-end-who = { $player }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
wl-end-up = gagne une place
wl-end-down = perd une place
wl-end-same = garde sa place
wl-end-ahead-now = { $player } passe devant : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout.
wl-end-best = { $player } gagne le plus : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } en tout.
wl-end-worst = { $player } perd le plus : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
wl-end-nothing = Personne ne gagne rien ici.
wl-end-bar = Touchez un moment pour y revenir.
    .detail = Touchez une ligne pour voir son calcul.
wl-turning-gain = { $player } prend { $points ->
        [one] { $points } point
       *[other] { $points } points
    } d’un coup.
    .card = { $card } : { $player } prend { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
wl-turning-section = { $player } prend { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, le plus de toutes les sections.
wl-turning-lead = { $player } prend { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et la tête, pour de bon.
wl-curve = La courbe des points
wl-curve-player = Nom
wl-curve-rounds = { $rounds ->
        [7] Les sept manches
       *[other] Les manches
    }

## L’ordre du tour
wl-booths = Qui passe devant ?
wl-booths-alone = Départ de la manche
wl-choosers = Choisissent dans cet ordre
wl-placed = a choisi
wl-space = Case { $space }
wl-booth = Case { $space } : { $given }
wl-booth-nothing = Rien
wl-booth-credits = { $number ->
        [one] { $number } crédit
       *[other] { $number } crédits
    }
wl-booth-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
wl-booth-choice = Un pas au choix
wl-booth-tickets = { $number ->
        [one] { $number } guichet
       *[other] { $number } guichets
    }
wl-booth-only = juste passer devant
    .later = tout de suite
wl-booth-taken = { $player } y est déjà
wl-nth = { $place ->
        [1] 1re
       *[other] { $place }e
    }
wl-place = { $best } place
    .two = { $best } ou { $worst } place
    .more = de la { $best } à la { $worst } place
wl-then-workers = { $from ->
        [one] { $from } ouvrier
       *[other] { $from } ouvriers
    }, puis { $to }
wl-word-workers = ouvriers
wl-then-credits = { $from ->
        [one] { $from } crédit
       *[other] { $from } crédits
    }, puis { $to }
wl-word-credits = crédits
wl-then-points = { $from ->
        [one] { $from } point
       *[other] { $from } points
    }, puis { $to }
wl-word-points = points
wl-then-happiness = bonheur { $from }, puis { $to }
wl-word-happiness = bonheur
wl-then-visitors = visiteurs { $from }, puis { $to }
wl-word-visitors = visiteurs
wl-then-tickets = { $from ->
        [one] { $from } guichet
       *[other] { $from } guichets
    }, puis { $to }
wl-word-tickets = guichets
wl-then-limit = limite { $from }, puis { $to }
wl-word-limit = limite
wl-then-income = revenu { $from }, puis { $to }
wl-word-income = revenu
wl-thing-workers = Ouvriers libres
wl-thing-credits = Crédits
wl-thing-points = Points
wl-thing-happiness = Bonheur
wl-thing-visitors = Visiteurs
wl-thing-tickets = Guichets
wl-thing-limit = Limite par couleur
wl-thing-income = Revenu
wl-my-place = Ma place
wl-my-workers = Ouvriers libres
wl-of-all = { $number } sur { $all }
wl-still-choosing = { $number ->
        [one] { $first } choisit encore
       *[other] { $number } choisissent encore
    }
wl-touch-booth = Touchez une case
    .why = Une case donne quelque chose tout de suite et l’ordre de la manche { $round } : de gauche à droite.
wl-income-next = Revenus ensuite
wl-income-basic = De base

## Les entrepreneurs
wl-bosses = Qui dirige mon parc ?
wl-bosses-mine = Visibles par moi uniquement
wl-bosses-hide = Cacher
wl-bosses-show = Montrer
wl-bosses-hidden = Deux cartes, face cachée.
wl-bosses-chosen = Chacun choisit en secret.
wl-boss = Entrepreneur { $number }
wl-boss-kept = { $name } attend face cachée. Tous se dévoilent ensemble.
wl-boss-choosing = choisit
wl-boss-has = a gardé une carte
wl-boss-with = Avec { $name }
wl-boss-prices = Dans ce marché, prix en crédits :
wl-boss-count = Tous ont choisi…
wl-boss-shown = Voilà qui dirige chaque parc.
wl-boss-go = Commencer
wl-touch-boss = Touchez une carte
    .why = Gardez l’une des deux pour toute la partie. L’autre retourne dans la boîte, sans être montrée.
wl-boss-e1-1 = 1re carte d’une couleur : 1 crédit
    .more = une fois par couleur
wl-boss-e1-2 = 3e carte d’une couleur : un pas au choix
    .more = bonheur, visiteur ou ouvrier
wl-boss-e1-3 = 5e carte d’une couleur : 1 point
    .more = les guichets sont une couleur
wl-boss-e2-1 = 1re carte d’une couleur : 2 crédits de moins
    .more = jamais sous zéro
wl-boss-e2-2 = 5e carte d’une couleur : 2 crédits de moins
    .more = jamais sous zéro
wl-boss-e3-1 = Une réussite rien que pour vous
    .more = tirée au sort, personne d’autre ne peut la prendre
wl-boss-e3-2 = 1 crédit à chaque réussite prise
    .more = par n’importe qui
wl-boss-e3-3 = Un pas au choix pour les vôtres
    .more = bonheur, visiteur ou ouvrier
wl-boss-e4-1 = Bonheur doublé : 2 points à chaque nombre impair
    .more = au lieu de 1 point
wl-boss-e4-2 = Bonheur à 10 : 2 points par couleur
    .more = qui compte 5 cartes ou plus, à la fin
wl-boss-e4-3 = Jusqu’à 10 points sur la piste
    .more = 5 autrement
wl-boss-e5-1 = Visiteurs doublés : 4 crédits à chaque nombre impair
    .more = au lieu de 2 crédits
wl-boss-e5-2 = Visiteurs à 10 : 2 points par 5 crédits de revenu
    .more = à la fin, au lieu de 1
wl-boss-e5-3 = Jusqu’à 20 crédits sur la piste
    .more = 10 autrement
wl-boss-e6-1 = Chaque restaurant ouvert : un pas au choix
    .more = bonheur, visiteur ou ouvrier
wl-boss-e6-2 = Restaurants : 1 crédit de moins
    .more = jamais sous zéro
wl-boss-e6-3 = Pas de limite pour les restaurants
    .more = les autres couleurs gardent la leur
wl-boss-e7-1 = Chaque hôtel ouvert : un pas au choix
    .more = bonheur, visiteur ou ouvrier
wl-boss-e7-2 = Hôtels : 1 crédit de moins
    .more = jamais sous zéro
wl-boss-e7-3 = Pas de limite pour les hôtels
    .more = les autres couleurs gardent la leur
wl-boss-e8-1 = Mascottes : 1 crédit de moins
    .more = jamais sous zéro
wl-boss-e8-2 = Bonus doublés
    .more = 2 guichets, 2 pas, 4 crédits, 2 points
wl-boss-e8-3 = 5e mascotte : deux types de spectacle
    .more = au lieu d’un, à la fin
wl-boss-e9-1 = 2 ouvriers au premier revenu
    .more = pris dans la réserve
wl-boss-e9-2 = 3 crédits et 1 point
    .more = au premier revenu aussi
wl-boss-e9-3 = 2 guichets
    .more = deux places de plus par couleur
wl-boss-e10-1 = 1 crédit par symbole nouveau
    .more = dans votre parc, mascottes exceptées
wl-boss-e10-2 = Les 12 symboles : 2 points
    .more = à la fin, mascottes comprises
wl-boss-e11-1 = 1 point par carte au symbole le plus fréquent
    .more = à la fin
wl-boss-e11-2 = Les mascottes ne comptent pas
    .more = sauf avec La Ménagerie
wl-boss-e12-1 = 2 restaurants : 1 crédit de plus
    .more = à chaque revenu
wl-boss-e12-2 = 4 restaurants : un pas au choix
    .more = à chaque revenu
wl-boss-e12-3 = 6 restaurants : 1 point
    .more = à chaque revenu

## La fin d’une manche
wl-round-ends = La manche { $round } s’achève
wl-step-parks = Parcs
wl-step-workers = Ouvriers
wl-step-shuffle = Mélange
wl-step-market = Marché
wl-step-flag = Fanion
wl-adverts = { $number ->
        [one] Publicité
       *[other] Publicité ×{ $number }
    }
wl-nothing-opened = rien d’ouvert
wl-free = { $number ->
        [one] { $number } libre, restent
       *[other] { $number } libres, restent
    }
wl-all-free = { $number ->
        [one] { $number } libre, personne dehors
       *[other] { $number } libres, personne dehors
    }
wl-unsold = { $number ->
        [0] tout est vendu
        [one] { $number } carte invendue, défaussée
       *[other] { $number } cartes invendues, défaussées
    }
wl-then-round = Puis la manche { $round }
wl-flag-brief = reçoit le fanion et choisit en premier
wl-staying = Ouvriers qui restent
wl-flag = reçoit le fanion et choisit sa case en premier à la manche { $round }.
wl-round-said =
    .parks = Ce que chacun a ouvert dans la manche { $round }.
    .workers = Les ouvriers au travail y restent : seul un rappel les ramène.
    .shuffle = Les défausses sont mélangées et redeviennent les pioches.
    .market = Les invendus partent, quatre cartes nouvelles par couleur.
    .flag = { $player } a le fanion et choisira sa case en premier.
wl-solo-said =
    .parks = Ce qui s’est ouvert dans la manche { $round }.
    .workers = { wl-round-said.workers }
    .shuffle = La défausse est mélangée et redevient la pioche.
wl-next-round = Manche { $round }

## En solo
wl-solo = En solo, contre mon record
wl-solo-left = { $number ->
        [0] Plus de carte gratuite cette manche
        [one] Encore { $number } carte gratuite cette manche
       *[other] Encore { $number } cartes gratuites cette manche
    }
wl-solo-ahead = Case { $space } : avancer le pion, une carte gratuite
wl-solo-token = Mon pion
wl-solo-start = Départ
wl-solo-untaken = Derrière
wl-solo-drawn = 1 carte
wl-solo-card = +1 carte
    .key = G
wl-solo-free = gratuite
wl-solo-deck = { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
    .label = Piocher une carte pour 1 ouvrier. { $number } dans la pioche.
    .key = C
wl-solo-discards = { $number } dans la défausse
wl-solo-leaves = à la défausse
wl-solo-empty = La main est vide. La pioche donne une carte pour un ouvrier, la piste une carte gratuite.
wl-solo-turn = Ce tour-ci
wl-solo-out = { $number ->
        [0] Aucun ouvrier dehors.
        [one] { $number } ouvrier dehors.
       *[other] { $number } ouvriers dehors.
    }
wl-solo-how = Jouer une carte vide la main. S’arrêter la garde pour plus tard.
wl-record = Mon record
wl-record-none = Pas encore de record sur cet appareil : cette partie en posera un.
wl-record-then = À la fin de la manche { $round }, le record en était à { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
wl-record-new = Nouveau record !
wl-record-old = Le record reste à { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
wl-solo-then = { $number ->
        [0] aucune carte gratuite
        [one] { $number } carte gratuite ensuite
       *[other] { $number } cartes gratuites ensuite
    }
