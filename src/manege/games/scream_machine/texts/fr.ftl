### Scream Machine — textes français. Référence : en.ftl a exactement les mêmes clés, dans le même ordre.
###
### Les faits d’une phrase. Un joueur vient par son nom : { $player }, { $first }, { $left }, { $rival }…
### Une carte, un visiteur, une option ou une famille vient avec toutes ses formes : { $card } est le
### nom de l’étiquette, { $card_one } celui de l’attribut .one, et ainsi de suite.
### Un nom peut commencer par une voyelle et l’on ne sait pas s’il faut « il » ou « elle » : jamais
### « de » ni « que » devant un joueur, jamais d’accord avec lui.

game-name = Scream Machine
    .promise = Le parc qui fait crier.
    .facts = De 2 à 6 joueurs, 30 à 45 minutes, dès 7 ans.
    .players = 2–6 joueurs
    .minutes = 30–45 min
    .goal = Attirez le plus de visiteurs. Chacun entre dans le parc le plus fort dans sa famille ; le radin, dans le moins cher.

visitors = { $points ->
        [0] aucun visiteur
        [one] { $points } visiteur
       *[other] { $points } visiteurs
    }

## Les attractions
## .bare : le titre seul. .one, .the : avec l’article. .short : la famille et la valeur.

card-coaster-1 = Chenille folle
    .bare = Chenille folle
    .one = une Chenille folle
    .the = la Chenille folle
    .plural = Chenilles folles
    .short = Montagnes russes 1
    .text = Montagnes russes, valeur 1. Coûte 1 action.

card-coaster-3 = Le Grand Huit
    .bare = Le Grand Huit
    .one = un Grand Huit
    .the = Le Grand Huit
    .plural = Grands Huit
    .short = Montagnes russes 3
    .text = Montagnes russes, valeur 3. Coûte 2 actions.

card-coaster-5 = La Hurleuse
    .bare = La Hurleuse
    .one = une Hurleuse
    .the = La Hurleuse
    .plural = Hurleuses
    .short = Montagnes russes 5
    .text = Montagnes russes, valeur 5. Coûte 3 actions.

card-water-1 = Les Bûches
    .bare = Les Bûches
    .one = des Bûches
    .the = Les Bûches
    .plural = Bûches
    .short = Vagues 1
    .text = Vagues, valeur 1. Coûte 1 action.

card-water-3 = Le Splatch
    .bare = Le Splatch
    .one = un Splatch
    .the = Le Splatch
    .plural = Splatchs
    .short = Vagues 3
    .text = Vagues, valeur 3. Coûte 2 actions.

card-water-5 = Grandes Eaux
    .bare = Grandes Eaux
    .one = des Grandes Eaux
    .the = les Grandes Eaux
    .plural = Grandes Eaux
    .short = Vagues 5
    .text = Vagues, valeur 5. Coûte 3 actions.

card-kiddie-1 = Les Canetons
    .bare = Les Canetons
    .one = des Canetons
    .the = Les Canetons
    .plural = Canetons
    .short = Petits 1
    .text = Petits, valeur 1. Coûte 1 action.

card-kiddie-3 = Mare à canards
    .bare = Mare à canards
    .one = une Mare à canards
    .the = la Mare à canards
    .plural = Mares à canards
    .short = Petits 3
    .text = Petits, valeur 3. Coûte 2 actions.

card-kiddie-5 = Coin-Coin Club
    .bare = Coin-Coin Club
    .one = un Coin-Coin Club
    .the = le Coin-Coin Club
    .plural = Coin-Coin Clubs
    .short = Petits 5
    .text = Petits, valeur 5. Coûte 3 actions.

card-food-1 = Barbe à papa
    .bare = Barbe à papa
    .one = une Barbe à papa
    .the = la Barbe à papa
    .plural = Barbes à papa
    .short = Régal 1
    .text = Régal, valeur 1. Coûte 1 action.

card-food-3 = Glaces & Cie
    .bare = Glaces & Cie
    .one = un Glaces & Cie
    .the = Glaces & Cie
    .plural = Glaces & Cie
    .short = Régal 3
    .text = Régal, valeur 3. Coûte 2 actions.

card-food-5 = Le Banquet
    .bare = Le Banquet
    .one = un Banquet
    .the = Le Banquet
    .plural = Banquets
    .short = Régal 5
    .text = Régal, valeur 5. Coûte 3 actions.

card-family-1 = Petite Roue
    .bare = Petite Roue
    .one = une Petite Roue
    .the = la Petite Roue
    .plural = Petites Roues
    .short = Tribu 1
    .text = Tribu, valeur 1. Coûte 1 action.

card-family-3 = Roue des amis
    .bare = Roue des amis
    .one = une Roue des amis
    .the = la Roue des amis
    .plural = Roues des amis
    .short = Tribu 3
    .text = Tribu, valeur 3. Coûte 2 actions.

card-family-5 = Grande Roue
    .bare = Grande Roue
    .one = une Grande Roue
    .the = la Grande Roue
    .plural = Grandes Roues
    .short = Tribu 5
    .text = Tribu, valeur 5. Coûte 3 actions.

card-thrill-1 = Saut de puce
    .bare = Saut de puce
    .one = un Saut de puce
    .the = le Saut de puce
    .plural = Sauts de puce
    .short = Sensations 1
    .text = Sensations, valeur 1. Coûte 1 action.

card-thrill-3 = L’Ascenseur
    .bare = L’Ascenseur
    .one = un Ascenseur
    .the = L’Ascenseur
    .plural = Ascenseurs
    .short = Sensations 3
    .text = Sensations, valeur 3. Coûte 2 actions.

card-thrill-5 = Chute libre
    .bare = Chute libre
    .one = une Chute libre
    .the = la Chute libre
    .plural = Chutes libres
    .short = Sensations 5
    .text = Sensations, valeur 5. Coûte 3 actions.

card-nostalgia-1 = Petit Carrousel
    .bare = Petit Carrousel
    .one = un Petit Carrousel
    .the = le Petit Carrousel
    .plural = Petits Carrousels
    .short = Nostalgie 1
    .text = Nostalgie, valeur 1. Coûte 1 action.

card-nostalgia-3 = Chevaux de bois
    .bare = Chevaux de bois
    .one = des Chevaux de bois
    .the = les Chevaux de bois
    .plural = Chevaux de bois
    .short = Nostalgie 3
    .text = Nostalgie, valeur 3. Coûte 2 actions.

card-nostalgia-5 = Carrousel 1900
    .bare = Carrousel 1900
    .one = un Carrousel 1900
    .the = le Carrousel 1900
    .plural = Carrousels 1900
    .short = Nostalgie 5
    .text = Nostalgie, valeur 5. Coûte 3 actions.

## Les visiteurs

visitor-coaster = Fou de montagnes russes
    .bare = fou de montagnes russes
    .one = un fou de montagnes russes
    .the = le fou de montagnes russes
    .plural = fous de montagnes russes
    .short = Montagnes
    .text = Entre dans le parc le plus fort en Montagnes russes.

visitor-water = Amateur d’éclaboussures
    .bare = amateur d’éclaboussures
    .one = un amateur d’éclaboussures
    .the = l’amateur d’éclaboussures
    .plural = amateurs d’éclaboussures
    .short = Vagues
    .text = Entre dans le parc le plus fort en Vagues.

visitor-kiddie = Tout-petit
    .bare = tout-petit
    .one = un tout-petit
    .the = le tout-petit
    .plural = tout-petits
    .short = Petits
    .text = Entre dans le parc le plus fort en Petits.

visitor-food = Gourmand
    .bare = gourmand
    .one = un gourmand
    .the = le gourmand
    .plural = gourmands
    .short = Régal
    .text = Entre dans le parc le plus fort en Régal.

visitor-family = Famille
    .bare = famille
    .one = une famille
    .the = la famille
    .plural = familles
    .short = Tribu
    .text = Entre dans le parc le plus fort en Tribu.

visitor-thrill = Casse-cou
    .bare = casse-cou
    .one = un casse-cou
    .the = le casse-cou
    .plural = casse-cou
    .short = Sensations
    .text = Entre dans le parc le plus fort en Sensations.

visitor-nostalgia = Nostalgique
    .bare = nostalgique
    .one = un nostalgique
    .the = le nostalgique
    .plural = nostalgiques
    .short = Nostalgie
    .text = Entre dans le parc le plus fort en Nostalgie.

visitor-cheapskate = Radin
    .bare = radin
    .one = un radin
    .the = le radin
    .plural = radins
    .short = Radin
    .text = Entre dans le parc au billet le moins cher.

## Les familles ; la dernière colonne est celle du billet, que comparent les radins

family-coaster = Montagnes russes
    .short = Montagnes
    .letter = M
family-water = Vagues
    .short = Vagues
    .letter = V
family-kiddie = Petits
    .short = Petits
    .letter = P
family-food = Régal
    .short = Régal
    .letter = R
family-family = Tribu
    .short = Tribu
    .letter = T
family-thrill = Sensations
    .short = Sensations
    .letter = S
family-nostalgia = Nostalgie
    .short = Nostalgie
    .letter = N
family-cheapskate = Billet
    .short = Billet
    .letter = $

## Les lieux

zone-hand = Main
zone-chosen = Ouverture gardée
zone-park = Parc
zone-row = Offre des bâtisseurs
zone-pile = Pioche
zone-discards = Défausse
zone-visitors = Pile des visiteurs
zone-nationals = Visiteurs nationaux
zone-locals = Visiteurs locaux
zone-hidden = Visiteurs cachés

## Les options de la table ; une valeur qui est une place se dit par le nom du joueur

option-first = Qui commence
    .text = Le sort choisit, ou bien vous.
option-first-random = Au hasard

## Les cinq options d’un tour : une action chacune, une fois par tour

option-publicity = Publicité
    .the = la publicité
    .short = Pub
    .text = Un visiteur de plus.
option-survey = Sondage
    .the = le sondage
    .short = Sondage
    .text = Voir, en secret, les visiteurs cachés à vos côtés.
option-development = Plans
    .the = les plans
    .short = Plans
    .text = Piocher une affiche.
option-demolition = Démolition
    .the = la démolition
    .short = Démolir
    .text = Ôter une attraction à votre parc.
option-novelties = Nouveautés
    .the = les nouveautés
    .short = Changer
    .text = Changer deux affiches de l’offre.

## Les décisions : pour qui décide, puis pour les autres (.other)

decision-opening = Ouvrez votre parc : choisissez des affiches pour 3 ou 4 actions.
    .other = { $player } choisit son ouverture.
decision-act = À vous d’agir : construisez, prenez une option ou finissez votre tour.
    .other = { $player } joue son tour.

## Les coups ; .button est le mot d’un bouton. Un attribut qui est un mot du coup (.row) le remplace.

action-open = Ouvrir : { $cards }
    .for = Ouvrir pour { $number ->
        [0] aucune action
        [one] { $number } action
       *[other] { $number } actions
    }
    .button = Garder ce choix
action-build = Construire { $card_the } ({ $card_short })
    .row = Construire { $card_the } ({ $card_short }), depuis l’offre
    .button = Construire
action-demolish = Démolir { $card_the } ({ $card_short })
    .button = Démolir
action-renew = Renouveler dans l’offre : { $cards }
    .button = Changer
action-publicity = Faire de la publicité
    .button = Publicité
action-survey = Sonder les visiteurs cachés voisins
    .button = Sonder
action-develop = Dessiner des plans : piocher une affiche
    .button = Piocher
action-end = Finir le tour
    .button = Finir le tour

## Le journal : une phrase par événement, à la troisième personne
## La phrase elle-même ne dit que ce que tous savent. Un attribut qui porte le nom d’un fait (.card) la
## remplace pour qui ce fait est connu.

log-dealt = { $player } reçoit une affiche.
    .card = { $player } reçoit une affiche : { $card_bare } ({ $card_short }).
log-kept = { $player } garde son choix, rideau tiré.
log-opened = { $player } ouvre avec { $card_the } ({ $card_short }).
log-opening-publicity = { $player } y ajoute une publicité et part avec un visiteur.
log-row = À l’offre : { $card_bare } ({ $card_short }).
log-reshuffled = La pioche est vide : la défausse ({ $number ->
        [one] { $number } affiche
       *[other] { $number } affiches
    }) est mélangée et la remplace.
log-round-began = Manche { $round } : { $first } commence.
log-national = Sur la place : { $visitor_one }.
log-local = Entre { $left } et { $right } : { $visitor_one }.
log-hidden-local = Entre { $left } et { $right } : un visiteur caché.
log-built = { $player } construit { $card_the } ({ $card_short }).
log-built-from-row = { $player } construit { $card_the } ({ $card_short }), depuis l’offre.
log-publicity = { $player } fait de la publicité : un visiteur de plus.
log-surveyed = { $player } sonde les environs.
log-saw = { $player } regarde le visiteur caché entre { $left } et { $right }.
    .visitor = { $player } regarde le visiteur caché entre { $left } et { $right } : { $visitor_one }.
log-developed = { $player } dessine des plans et pioche une affiche.
    .card = { $player } dessine des plans et pioche une affiche : { $card_bare } ({ $card_short }).
log-demolished = { $player } démolit { $card_the } ({ $card_short }).
log-renewed = { $player } fait retirer de l’offre { $card_the } ({ $card_short }).
log-ended = { $player } finit son tour : { $unused ->
        [one] { $unused } action perdue
       *[other] { $unused } actions perdues
    }.
log-turned-up = Entre { $left } et { $right } se cachait { $visitor_one }.
log-entered = Chez { $player } entre { $visitor_one } : { $value } contre { $next }.
log-entered-local = Chez { $player } entre { $visitor_one } : { $value } contre { $next } chez { $rival }.
log-stayed = Égalité à { $value } : { $visitor_the } reste sur la place.
log-stayed-local = Égalité à { $value } : { $visitor_the } reste entre { $left } et { $right }.
log-welcomed = { $player } accueille { $number ->
        [one] { $number } visiteur
       *[other] { $number } visiteurs
    }.
log-round-over = Fin de la manche { $round }.

## Les refus : pourquoi, et ce qui irait

refusal-over = Les parcs ont fermé : la dernière manche est jouée. Pour continuer, lancez une autre partie.
refusal-already-kept = Votre ouverture est déjà gardée. Elle se montrera quand tous auront choisi ; d’ici là, vous pouvez la reprendre.
refusal-not-your-turn = C’est à { $player } de jouer. Votre tour viendra, dans le sens des aiguilles d’une montre.
refusal-open-first = Les parcs ne sont pas encore ouverts. Choisissez d’abord dans votre main des affiches pour 3 ou 4 actions.
refusal-opening-is-over = Les parcs sont ouverts. À votre tour, choisissez une affiche à construire ou une option, ou finissez le tour.
refusal-opening-cost = { $cost ->
        [0] Rien n’est choisi
        [one] Ce choix ne coûte que { $cost } action
       *[other] Ce choix coûte { $cost } actions
    }. Une ouverture coûte 3 ou 4 actions : ajoutez ou retirez des affiches.
refusal-not-in-hand = Vous n’avez pas cette affiche en main ({ $card_bare }, { $card_short }). Choisissez parmi les vôtres.
refusal-not-in-row = Cette affiche n’est pas à l’offre ({ $card_bare }, { $card_short }). Choisissez parmi celles qui s’y trouvent.
refusal-too-dear = { $card } : il faut { $cost ->
        [one] { $cost } action
       *[other] { $cost } actions
    }, il vous en reste { $actions }. Choisissez une affiche moins chère, ou autre chose.
refusal-used = Option déjà prise ce tour-ci : { $option }. Chacune ne sert qu’une fois par tour ; elle reviendra au prochain.
refusal-not-in-park = Cette attraction n’est pas dans votre parc ({ $card_bare }, { $card_short }). Choisissez une attraction qui y est.
refusal-empty-park = Votre parc est vide : il n’y a rien à démolir. Construisez d’abord.
refusal-nobody-hidden = Aucun visiteur caché à vos côtés : un sondage n’apprendrait rien. Gardez cette action pour autre chose.
refusal-nothing-to-draw = La pioche et la défausse sont vides : il n’y a plus d’affiche à piocher. Construisez, ou prenez une autre option.
refusal-row-too-short = L’offre compte moins de deux affiches : il n’y a pas de quoi en changer deux. Construisez, ou prenez une autre option.
refusal-too-few-cards = La pioche et la défausse n’ont plus deux affiches à elles deux : l’échange ne pourrait pas se faire. Construisez, ou prenez une autre option.
refusal-no-such-action = Cela ne fait pas partie d’un tour. Construisez, prenez une des cinq options, ou finissez.

## Réactions : à tout moment, publiques, sans valeur dans la règle

react-hold-on = Accrochez-vous !
react-my-visitors = Rendez-moi mes visiteurs !
react-full-house = On affiche complet !
react-thrill = J’en ai des frissons.

## La fin

outcome-alone = { $players } gagne avec { visitors } !
outcome-shared = { $players } gagnent ensemble, avec { visitors } !

decided-SM-57 = Le parc le plus visité l’emporte.
decided-SM-58 = Autant de visiteurs : le parc aux familles les plus variées l’emporte.
decided-SM-R30 = Autant de visiteurs, autant de familles : la victoire est partagée.

source-publicity = Publicité
    .text = un visiteur par publicité, celle de l’ouverture comprise
source-national = Nationaux
    .text = les visiteurs venus de la place centrale
source-local = Locaux
    .text = les visiteurs venus des allées entre voisins

## Pourquoi un bot a joué ainsi : vrai de la position, quoi qu’il ait pesé d’autre.

look-opening = Regardez votre main : lesquelles de ces affiches ouvrir, pour 3 ou 4 actions ?
look-build = Regardez dans votre main la famille { $family }, et les visiteurs qui la cherchent.
look-build-row = Regardez dans l’offre la famille { $family }, et les visiteurs qui la cherchent.
look-row = Regardez l’offre : deux de ses affiches peuvent la quitter.
look-options = Regardez les options du tour : chacune coûte une action.
look-hidden = Regardez les visiteurs cachés à côté de votre parc.
look-demolish = Regardez le prix de votre billet, et ce que votre parc a de trop.
cost-less = D’après ce que toute la table voit, cela aurait rapporté { $number ->
        [one] environ un visiteur de moins
       *[other] environ { $number } visiteurs de moins
    }.
cost-same = D’après ce que toute la table voit, cela aurait rapporté à peu près autant.
cost-more = D’après ce que toute la table voit, cela aurait rapporté { $number ->
        [one] environ un visiteur de plus
       *[other] environ { $number } visiteurs de plus
    } : ce bot regarde plus loin, en sait davantage, ou n’y a pas pensé.
reason-opening = { $number ->
        [one] Une attraction
       *[other] { $number } attractions
    } dès l’ouverture, et un billet à { $price }.
reason-opening-publicity = { $number ->
        [one] Une attraction
       *[other] { $number } attractions
    } dès l’ouverture, un billet à { $price }, et un premier visiteur par la publicité.
reason-build-wins = { $card } ({ $card_short }) : { $number ->
        [one] un visiteur de plus viendrait
       *[other] { $number } visiteurs de plus viendraient
    }.
reason-build-mixed = { $card } ({ $card_short }) : { $number ->
        [one] un visiteur de plus viendrait
       *[other] { $number } visiteurs de plus viendraient
    }, et { $lost ->
        [one] un radin partirait
       *[other] { $lost } radins partiraient
    } : le billet monte.
reason-build-loses = { $card } ({ $card_short }) : le billet monte et { $lost ->
        [one] un radin partirait
       *[other] { $lost } radins partiraient
    } ; cela ne sert que pour les visiteurs à venir.
reason-build-leads = { $card } ({ $card_short }) : { $number ->
        [one] un visiteur déjà gagné le reste
       *[other] { $number } visiteurs déjà gagnés le restent
    }, avec au moins { $lead } d’avance.
reason-build-later = { $card } ({ $card_short }) : personne ne change de parc tout de suite ; pour la famille { $family }, ce parc vaudrait { $value }.
reason-publicity = La publicité rapporte un visiteur à coup sûr : { $total } en tout.
reason-survey = { $number ->
        [one] Un visiteur se cache
       *[other] { $number } visiteurs se cachent
    } à côté : savoir qui, c’est savoir quoi construire.
reason-develop = Une affiche de plus en main : { $number } en tout.
reason-demolish-wins = Sans { $card_the } ({ $card_short }), le billet baisse et { $number ->
        [one] un radin viendrait
       *[other] { $number } radins viendraient
    }.
reason-demolish-mixed = Sans { $card_the } ({ $card_short }), le billet baisse et { $number ->
        [one] un radin viendrait
       *[other] { $number } radins viendraient
    }, mais { $lost ->
        [one] un visiteur partirait
       *[other] { $lost } visiteurs partiraient
    }.
reason-demolish-loses = Sans { $card_the } ({ $card_short }), { $lost ->
        [one] un visiteur partirait
       *[other] { $lost } visiteurs partiraient
    }, et aucun radin ne viendrait.
reason-demolish-later = Sans { $card_the } ({ $card_short }), personne ne change de parc tout de suite ; pour la famille { $family }, ce parc ne vaudrait plus que { $value }.
reason-novelties = Deux affiches quittent l’offre, deux nouvelles y viennent ; { $number ->
        [0] il ne reste alors aucune action
        [one] il reste alors une action
       *[other] il reste alors { $number } actions
    } pour s’en servir.
reason-end = Le billet reste à { $price } ; { $actions ->
        [one] une action est laissée
       *[other] { $actions } actions sont laissées
    }.

## L’ordre du fichier est celui du livret : chaque rule- appartient au chapter- qui le précède.

chapter-idea = Le parc
rule-SM-2 = Chacun dirige un parc d’attractions. Le parc qui aura fait entrer le plus de visiteurs, toutes manches comptées, gagne la partie.
rule-SM-1 = On joue à 3, 4, 5 ou 6. À 2, c’est possible aussi, avec les quelques changements du chapitre « À deux ».

chapter-setup = Mise en place
rule-SM-3 = Mélangez les 32 visiteurs, 4 de chacune des 8 sortes, en une pile face cachée.
rule-SM-4 = Mélangez les 84 affiches d’attractions : 7 familles, dans chacune les valeurs 1, 3 et 5, et 4 exemplaires de chaque. Donnez-en 5 à chacun.
rule-SM-6 = Les autres affiches forment la pioche, face cachée.
rule-SM-5 = Les affiches de votre main ne sont qu’à vous : personne d’autre ne peut les construire ni s’en servir.
rule-SM-R9 = Main et parc n’ont pas de taille maximale. Une même attraction peut se trouver plusieurs fois dans un parc : les valeurs s’ajoutent. On ne montre pas sa main, mais le nombre de ses affiches se voit.
rule-SM-7 = Chacun a un pion à sa couleur. Tous partent de la case 0.
rule-SM-8 = La piste compte les visiteurs accueillis, une case par visiteur, à la vue de tous.
rule-SM-9 = La liste des actions et de leurs coûts reste sous les yeux de chacun d’un bout à l’autre de la partie.
rule-SM-10 = La table désigne comme il lui plaît qui reçoit la carte de premier joueur.
rule-SM-R32 = À l’écran, cela se règle avant la partie : une place choisie, ou le hasard.

chapter-opening = L’ouverture des parcs
rule-SM-11 = Avant la première manche, chacun ouvre son parc : 4 actions, pour construire des affiches de sa propre main.
rule-SM-14 = Une attraction de valeur 1 coûte 1 action.
rule-SM-13 = Une attraction de valeur 3 coûte 2 actions.
rule-SM-12 = Une attraction de valeur 5 coûte 3 actions.
rule-SM-R6 = L’ouverture coûte 3 actions ou 4, ni plus ni moins, et l’on ne peut pas ne rien ouvrir. C’est toujours possible, quelles que soient vos 5 affiches.
rule-SM-15 = Tous choisissent en même temps, chacun pour soi, en secret.
rule-SM-R8 = Au moment de choisir, vous ne connaissez que votre main : l’offre et les premiers visiteurs n’arrivent qu’après.
rule-SM-16 = Quand tous ont choisi, les rideaux se lèvent ensemble : chacun pose ses affiches devant soi, face visible, et garde le reste en main.
rule-SM-17 = Si votre ouverture a coûté exactement 3 actions, la quatrième paie une publicité : votre pion part de la case 1.
rule-SM-18 = Si elle a coûté 4 actions, tout est construit et il n’y a pas de publicité : votre pion reste à 0.
rule-SM-R7 = Rien n’oblige à construire avec la quatrième action, même si une affiche s’y prêtait. Le visiteur de la publicité vient alors de lui-même : ce n’est pas un choix à part.
rule-SM-R37 = L’ouverture n’est pas un tour : sa publicité n’empêche pas d’en faire une autre à votre premier tour.

chapter-visitors = L’arrivée des visiteurs
rule-SM-19 = Avant la première manche, et cette fois-là seulement, 7 affiches de la pioche se posent en ligne, face visible : c’est l’offre des bâtisseurs.
rule-SM-20 = Avant chaque manche, 5 visiteurs se posent face visible au milieu, sur la place : les visiteurs nationaux.
rule-SM-21 = Avant chaque manche aussi, 2 visiteurs se posent dans chaque allée entre deux voisins, l’un face visible, l’autre face cachée : les visiteurs locaux.
rule-SM-R12 = Chaque paire de voisins a son allée : il y en a 3, 4, 5 ou 6, autant que de joueurs. À 2, les deux parcs ne forment qu’une paire : une seule allée, donc 7 visiteurs par manche.
rule-SM-22 = Ceux qui restent de la manche d’avant ne bougent pas. Les nouveaux, 5 nationaux et 2 par allée, s’ajoutent à eux sans rien retrancher.
rule-SM-R13 = Viennent d’abord les 5 nationaux. Puis chaque allée reçoit un visiteur face visible, en commençant à la gauche de qui a la carte de premier joueur et en tournant dans le sens des aiguilles d’une montre ; puis, dans le même ordre, un visiteur face cachée. Quand la pile est vide, on s’arrête, et rien n’est rattrapé plus tard.
rule-SM-R14 = Les visiteurs n’ont pas de défausse : chacun est dans la pile ou sur la table. Une pile trop courte ne se complète donc pas.
rule-SM-R15 = Un visiteur caché qui s’est montré et qui reste ne se recache pas : seuls les nouveaux arrivent face cachée.
rule-SM-R36 = La place d’une affiche dans l’offre n’a pas d’importance, ni celle d’un visiteur parmi ses voisins.

chapter-turn = Le tour
rule-SM-23 = À chaque manche, chacun joue un tour, de 4 actions.
rule-SM-24 = Qui a la carte de premier joueur commence ; les autres suivent dans le sens des aiguilles d’une montre.
rule-SM-R10 = Vos 4 actions se jouent à la suite, dans l’ordre et le mélange de votre choix. Le tour suivant ne vient qu’après.
rule-SM-39 = Rien ne vous oblige à utiliser vos actions : vous pouvez en laisser 1, 2, 3, ou même les 4.
rule-SM-40 = Une action laissée est perdue : elle ne se garde pas pour la manche suivante.
rule-SM-R26 = Vous pouvez finir votre tour à tout moment ; les actions qui restaient sont perdues. Quand il n’en reste plus, le tour finit de lui-même.

chapter-build = Construire
rule-SM-25 = Vous pouvez construire des affiches de votre main : 1, 2 ou 3 actions pour la valeur 1, 3 ou 5.
rule-SM-26 = Vous pouvez aussi construire des affiches de l’offre, aux mêmes prix.
rule-SM-27 = Construire n’est pas une des cinq options : c’est permis autant de fois que vos actions le paient.
rule-SM-R11 = Une construction se paie d’un coup : il faut encore avoir toutes les actions qu’elle coûte. Ni crédit, ni paiement en plusieurs tours.
rule-SM-28 = La place d’une affiche prise à l’offre reste vide jusqu’à la fin du tour.
rule-SM-29 = À la fin de votre tour, la pioche complète l’offre : de nouveau 7 affiches.
rule-SM-R35 = L’offre se complète après chaque tour, le dernier d’une manche et de la partie compris ; tout à la fin, cela ne change plus rien.
rule-SM-R25 = S’il n’y a plus assez d’affiches, l’offre reste courte, et chaque fin de tour la complète autant que possible.
rule-SM-30 = Quand la pioche est épuisée, la défausse est mélangée et devient la pioche.
rule-SM-R18 = La défausse n’est mélangée qu’au moment où une affiche doit être piochée et que la pioche est vide, avec tout ce qui est alors défaussé.
rule-SM-R34 = La défausse est ouverte à tous, puisque chacune de ses affiches s’est déjà vue. Leur ordre ne compte pas.

chapter-options = Les cinq options
rule-SM-31 = Outre construire, il y a cinq options. Chacune coûte 1 action.
rule-SM-32 = Chaque option ne sert qu’une fois par tour.
rule-SM-33 = Publicité : votre pion avance d’une case.
rule-SM-R28 = La publicité ne prend aucune carte de visiteur : seul le pion avance.
rule-SM-34 = Sondage : vous regardez, en secret, les visiteurs cachés de vos deux côtés.
rule-SM-R16 = Une seule action suffit pour les deux côtés. Les cartes restent en place, face cachée : tous savent que vous avez regardé, mais personne d’autre ne sait qui vous avez vu, jusqu’à ce que tout se découvre en fin de manche.
rule-SM-R17 = Sans visiteur caché à vos côtés, pas de sondage. S’il n’y en a que d’un côté, vous voyez celui-là.
rule-SM-35 = Plans : vous piochez une affiche et l’ajoutez à votre main.
rule-SM-R22 = Plans : l’affiche piochée peut se construire dès ce tour. Quand la pioche et la défausse sont vides, cette option n’est pas permise.
rule-SM-36 = Démolition : vous ôtez une attraction à votre propre parc et la mettez à la défausse.
rule-SM-R23 = Toute attraction de votre parc peut être démolie, même construite ce tour-ci, mais pas une affiche de la main ou de l’offre. Il en faut au moins une, et la démolition ne rend rien.
rule-SM-37 = Nouveautés : vous retirez 2 affiches de l’offre, à votre choix.
rule-SM-38 = Deux nouvelles affiches remplacent aussitôt celles que les nouveautés ont retirées, pour cette même action.
rule-SM-R19 = Les affiches retirées ne vont à la défausse qu’une fois les deux nouvelles tirées : même si la défausse est mélangée à cet instant, elles ne reviennent pas aussitôt.
rule-SM-R20 = Nouveautés : il faut au moins 2 affiches à l’offre, et au moins 2 dans la pioche et la défausse ensemble. On en change 2, jamais une seule.
rule-SM-R21 = Si vous avez déjà construit depuis l’offre ce tour-ci, elle reste courte : 2 affiches sortent, 2 entrent, et les places vides attendent la fin du tour. Les 2 nouvelles peuvent se construire tout de suite.

chapter-choice = Le choix des visiteurs
rule-SM-41 = Après le dernier tour de la manche, les visiteurs cachés se découvrent. Puis chaque visiteur de la table choisit un parc.
rule-SM-R27 = Tous choisissent au même instant et comparent les mêmes parcs : leur ordre ne change rien.
rule-SM-R1 = Ce que vaut un parc dans une famille, c’est la somme de toutes ses attractions de cette famille, pas seulement la meilleure.
rule-SM-42 = Un visiteur national compare tous les parcs et entre dans celui qui vaut le plus dans sa famille.
rule-SM-43 = Si plusieurs parcs sont à égalité en tête, il n’entre nulle part et attend la manche suivante.
rule-SM-R3 = En cas d’égalité, le parc qui suit n’en profite pas : personne n’a ce visiteur.
rule-SM-44 = Un visiteur local ne compare que les deux parcs de son allée, et entre dans celui qui vaut le plus dans sa famille. Les autres parcs ne comptent pas.
rule-SM-45 = Si ces deux parcs sont à égalité, il n’entre dans aucun et attend dans son allée la manche suivante.
rule-SM-R2 = Zéro est une valeur comme une autre : si aucun des parcs comparés n’a la famille, c’est une égalité, et le visiteur reste. Un parc qui est seul à l’avoir gagne, ne serait-ce qu’avec 1.

chapter-cheapskate = Les radins
rule-SM-46 = Le radin ne regarde pas les familles : il entre dans le parc dont le billet est le moins cher.
rule-SM-47 = Pour le prix d’un billet, additionnez tout ce que valent les attractions du parc.
rule-SM-48 = Un radin national compare tous les parcs ; un radin local, les deux parcs de son allée.
rule-SM-R4 = Si plusieurs parcs ont le billet le moins cher, le radin n’entre nulle part et reste, comme tout visiteur à égalité.
rule-SM-R5 = Un parc vide compte aussi : son billet coûte 0. Deux parcs vides sont à égalité.

chapter-close = La fin d’une manche
rule-SM-49 = Votre pion avance d’une case pour chaque visiteur entré chez vous pendant la manche.
rule-SM-50 = Les visiteurs entrés dans un parc retournent à la pile des visiteurs.
rule-SM-51 = Cette pile est alors mélangée, avant l’arrivée des visiteurs suivants.
rule-SM-52 = La carte de premier joueur passe à la place suivante, dans le sens des aiguilles d’une montre.

chapter-end = La fin de la partie
rule-SM-53 = À 3 joueurs, la partie compte 6 manches.
rule-SM-54 = À 4 joueurs, la partie compte 4 manches.
rule-SM-55 = À 5 joueurs, la partie compte 5 manches.
rule-SM-56 = À 6 joueurs, la partie compte 6 manches.
rule-SM-R33 = Six manches à 3 et quatre à 4, ce n’est pas une faute : ainsi, chacun commence le même nombre de fois, trois à 2 joueurs, deux à 3, une à 4, 5 ou 6.
rule-SM-R29 = Les visiteurs encore sur la table après la dernière manche ne comptent pour personne.
rule-SM-57 = Après la dernière manche, le pion le plus avancé gagne.
rule-SM-58 = Entre parcs à égalité en tête, celui qui montre le plus de familles différentes gagne.
rule-SM-R31 = Comptent les familles construites dans le parc, de 0 pour un parc vide à 7. Les affiches en main ne comptent pas, et le signe des radins n’est pas celui d’une famille.
rule-SM-R30 = S’il y a encore égalité, la victoire est partagée. Les places suivantes se règlent de la même façon.

chapter-two = À deux
rule-SM-59 = À 2 joueurs, retirez les 4 radins avant de mélanger les visiteurs : il en reste 28.
rule-SM-60 = À 2 joueurs, le reste de la mise en place, l’ouverture, la manche et sa fin ne changent pas.
rule-SM-61 = À 2 joueurs, la démolition n’a plus guère d’utilité, faute de radins.
rule-SM-R24 = Même à 2 joueurs, la démolition reste permise.
rule-SM-62 = À 2 joueurs, la partie compte 6 manches.
rule-SM-63 = À 2 joueurs, la victoire et les égalités se règlent comme à l’ordinaire.

## Le livret en images : étagères, petites positions, exemples

shelf-card = Les attractions
shelf-visitor = Les visiteurs
shelf-option = Les signes des options
shelf-piece = Le reste de la boîte
pawn-a = Pion A
pawn-b = Pion B
pawn-c = Pion C
pawn-d = Pion D
pawn-e = Pion E
pawn-f = Pion F
piece-ticket = Billet
    .text = Son prix est la somme des valeurs des attractions du parc.
piece-first = Premier joueur
    .text = Qui a cette carte commence la manche.
piece-track = Piste
    .text = Une case par visiteur accueilli. Elle n’a pas de fin.
piece-help = Aide-mémoire
    .text = Ce que l’on peut faire, et ce que cela coûte.
position-side = { $visitors ->
        [one] { $visitors } visiteur
       *[other] { $visitors } visiteurs
    }, billet à { $price }
position-between = Entre { $left } et { $right }
example-opening = { $b } et { $c } ont fait leur choix. { $a } a cinq affiches en main, et 4 actions pour ouvrir son parc.
    .three = Ouvrir pour 3 actions
    .four = Ouvrir pour 4 actions
example-cost = { $a } commence son tour : 4 actions, une affiche en main, deux à l’offre.
    .five = Construire de la main, valeur 5
    .three = Construire depuis l’offre, valeur 3
    .one = Construire depuis l’offre, valeur 1
example-publicity = { $a } a déjà accueilli 4 visiteurs.
    .publicity = Faire de la publicité
example-unused = Il reste 3 actions à { $a }.
    .end = Finir le tour
    .round = Aller jusqu’au tour suivant de { $a }
example-sum = Sur la place attend un fou de montagnes russes. { $a } et { $b } ont 3 dans cette famille, et { $b } joue la dernière action de la manche.
    .coaster = Construire la Chenille folle, valeur 1
    .water = Construire Les Bûches, valeur 1
example-tie = Entre { $a } et { $b } attend un gourmand : 3 d’un côté, 3 de l’autre. { $b } joue la dernière action de la manche.
    .end = Finir le tour
    .build = Construire la Barbe à papa, valeur 1
example-cheapskate = Un radin cherche le billet le moins cher : 4 chez { $a }, 6 chez { $b } et chez { $c }. { $b } joue la dernière action de la manche.
    .demolish = Démolir une attraction de valeur 3
    .end = Finir le tour
