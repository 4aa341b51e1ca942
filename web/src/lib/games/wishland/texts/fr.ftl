# Wishland — ce que dit l’écran du jeu. Référence : en.ftl a exactement les mêmes clés.
# « vous » n’est dit que si une seule personne tient cet appareil ; sinon, les noms.

# ==== le tour ====

## Les lettres des symboles : une lettre du mot, jamais de A à H
wl-letter-wheel = O
wl-letter-rail = R
wl-letter-wave = V
wl-letter-grill = I
wl-letter-sweet = S
wl-letter-cup = T
wl-letter-mask = M
wl-letter-note = N
wl-letter-ribbon = U
wl-letter-key = K
wl-letter-bell = L
wl-letter-pool = P

## Ce que donne une carte
wl-choice = { $number } choix
wl-per-income = /manche
    .brief = /m.
wl-per-end = à la fin
    .brief = fin
wl-per-attraction = /attraction
    .brief = /attr.
wl-per-restaurant = /resto
    .brief = /resto
wl-per-actor = /acteur
    .brief = /act.
wl-per-hotel = /hôtel
    .brief = /hôtel
wl-per-mascot = /mascotte
    .brief = /masc.
wl-per-dear = /carte à 5+
    .brief = /5+
wl-per-claim = /réussite
    .brief = /réus.
wl-per-income-restaurant = /resto
    .brief = /resto
wl-lasts-now = tout de suite
wl-lasts-always = pouvoir
wl-lasts-end = à la fin

## Une carte, une rangée
wl-card = { $name }. { $text } { $workers ->
        [0] Prix pour vous : { $credits ->
            [one] { $credits } crédit
           *[other] { $credits } crédits
        }.
        [one] Prix maintenant : { $workers } ouvrier, { $credits ->
            [one] { $credits } crédit
           *[other] { $credits } crédits
        }.
       *[other] Prix maintenant : { $workers } ouvriers, { $credits ->
            [one] { $credits } crédit
           *[other] { $credits } crédits
        }.
    }
wl-card-lack = Impossible : { $lack }.
wl-lack-limit = limite de { $limit } atteinte
wl-lack-workers = il manque { $number ->
        [one] { $number } ouvrier
       *[other] { $number } ouvriers
    }
wl-lack-credits = il manque { $number ->
        [one] { $number } crédit
       *[other] { $number } crédits
    }
wl-missing = manque { $number }
wl-limit = limite { $has }/{ $limit }
wl-have-workers = libres : { $number }
wl-workers-word = { $number ->
        [one] ouvrier
       *[other] ouvriers
    }
wl-row-free = libre
wl-sold =
    .attraction = vendue
    .restaurant = vendu
    .actor = engagé
    .hotel = vendu
    .mascot = vendue
wl-group = { $player } { $workers }
wl-row = { $row } : { $number ->
        [0] aucun groupe
       *[other] { $groups }
    }. Coûte { $needed ->
        [one] { $needed } ouvrier
       *[other] { $needed } ouvriers
    }, { $player } en a { $workers }.
wl-market = Marché
wl-family-attraction = Attraction
wl-family-restaurant = Restaurant
wl-family-actor = Acteur
wl-family-hotel = Hôtel
wl-family-mascot = Mascotte

## Le toit
wl-round = Manche { $round }
wl-turn = Tour { $turn }
wl-of = sur { $number }
wl-over = Partie finie
wl-order = Ordre
wl-order-1 = rien
    .short = rien
wl-order-2 = 1 crédit
    .short = crédit
wl-order-3 = 1 point
    .short = point
wl-order-4 = un pas au choix
    .short = choix
wl-order-5 = 1 guichet
    .short = guichet
wl-order-free = Case { $number }, libre : { $given }
wl-order-taken = Case { $number } : { $player }
wl-invite = Inviter

## Les joueurs
wl-me = moi
wl-player = { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }, { $workers ->
        [one] { $workers } ouvrier libre
       *[other] { $workers } ouvriers libres
    }{ $state ->
        [0] { "" }
       *[other] { " " }
    }{ $state }
wl-state-away = hors ligne
wl-state-plays = joue
wl-state-played = a joué
wl-state-next = à suivre
wl-state-bot = bot
wl-state-mine = c’est à moi
wl-state-waits = attend

## La page à moi
wl-own = Ma page
wl-park = Mon parc
wl-park-of = Le parc · { $player }
wl-see-park = Voir les cartes de ce parc
wl-limit-now = Limite { $limit } par couleur
wl-limit-then = Limite
    .tail = par couleur
wl-column = { $column } : { $number }{ $limit ->
        [0] { "" }
       *[other] { " sur " }{ $limit }
    }
wl-none = { $column ->
        [restaurant] aucun
        [actor] aucun
        [hotel] aucun
        [ticket] aucun
       *[other] aucune
    }
wl-points-word = { $number ->
        [one] point
       *[other] points
    }
wl-credits-word = { $number ->
        [one] crédit
       *[other] crédits
    }
wl-score-of = { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Voir d’où ils viennent
wl-team = Ouvriers, { $player } : { $free ->
        [one] { $free } libre
       *[other] { $free } libres
    }{ $going ->
        [0] { "" }
       *[other] { ", dont " }{ $going } sur le départ
    }, { $out } au travail
wl-happiness = Bonheur
wl-visitors = Visiteurs
wl-next = à { $space } : +{ $number }
wl-next-crown = à { $space } : points à la fin
wl-crowned = points à la fin
wl-staff = Équipe { $number }
wl-reserve = encore { $number } : rabais
wl-discount = rabais : −1 à −3
    .label = jusqu’à 3 ouvriers de plus, −1 crédit chacun
wl-advert = Publicité
    .key = P
    .label = { $row } Donne 1 crédit et un pas au choix.
    .brief = Publicité : { $number ->
        [one] { $number } ouvrier
       *[other] { $number } ouvriers
    }
wl-recall = Rappeler
    .key = R
    .label = Rappeler : { $number ->
        [0] personne n’est sorti
        [one] { $number } ouvrier revient
       *[other] { $number } ouvriers reviennent
    }
wl-and = et
wl-or = ou
wl-groups-there = { $number ->
        [0] personne là-bas
        [one] déjà 1 groupe
       *[other] déjà { $number } groupes
    }
wl-cheaper = moins cher pour tous
wl-recall-all = { $number ->
        [0] personne n’est sorti
        [one] il revient du travail
       *[other] tous reviennent du travail
    }

## Les réussites
wl-goals = Réussites
wl-goals-first = une fois : +1
wl-goals-each = chacune : +1
wl-goal = { $name } : { $has } sur { $target }{ $state ->
        [taken] { ", prise : " }{ $player }
        [ready] { ", à prendre, sans action" }
       *[other] { "" }
    }
wl-goals-open = Voir les réussites et les prendre
wl-taken = prise

## La page de la carte regardée
wl-page = Carte regardée
wl-touch = Touchez une carte
wl-my-turn = À moi de jouer
wl-turn-of = C’est à { $player }
wl-goal-act = Une action : ouvrir une carte, faire de la publicité ou rappeler les ouvriers.
wl-goal-finish = L’action est faite : réussites, rappels, puis la fin du tour.
wl-goal-step-choice = Un pas au choix : bonheur, visiteur ou ouvrier.
wl-goal-conversion = Chaque unité gagnée se prend comme on veut.
wl-goal-choose-order = Une case, sa récompense, et une place dans l’ordre du tour.
wl-goal-choose-entrepreneur = Un entrepreneur, gardé en secret.
wl-goal-last-purchase = Une dernière carte, parmi toutes celles qui restent.
wl-goal-solo-turn = Piocher pour acheter, ou rappeler les ouvriers.
wl-goal-buying = Jouer une carte de la main, piocher encore, ou s’arrêter.
wl-goal-solo-end = Cartes gratuites et réussites, puis la fin du tour.
wl-goal-wait = Touchez une carte pour voir ici ce qu’elle coûte et ce qu’elle donne.
wl-open-card = { $name } : ouvrir sa page
wl-by-workers = { $number ->
        [one] { $number } ouvrier
       *[other] { $number } ouvriers
    }
wl-by-credits = { $number ->
        [one] { $number } crédit
       *[other] { $number } crédits
    }
wl-by-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
wl-by-happiness = { $number } bonheur
wl-by-visitors = { $number ->
        [one] { $number } visiteur
       *[other] { $number } visiteurs
    }
wl-by-tickets = { $number ->
        [one] { $number } guichet
       *[other] { $number } guichets
    }
wl-by-limit = Limite +{ $number }
wl-by-income = { $number } par manche
wl-because = { $number ->
        [0] rangée libre
        [one] 1, et 1 groupe déjà là
       *[other] 1, et { $number } groupes déjà là
    }
wl-extra = Ouvriers de plus
wl-surcharge = 2 crédits de plus : 1 point

## Ce qui changerait, pour qui écoute
wl-chosen = { $name }.
wl-change-workers = Ouvriers : { $from }, puis { $to }.
wl-change-credits = Crédits : { $from }, puis { $to }.
wl-change-points = Points : { $from }, puis { $to }.
wl-change-happiness = Bonheur : { $from }, puis { $to }.
wl-change-visitors = Visiteurs : { $from }, puis { $to }.
wl-change-tickets = Guichets : { $from }, puis { $to }.
wl-change-limit = Limite : { $from }, puis { $to }.
wl-change-income = Revenu : { $from }, puis { $to }.

## L’album : une carte ouverte, un parc, la dernière carte
wl-touched-attraction = Les attractions du marché
wl-touched-restaurant = Les restaurants du marché
wl-touched-actor = Les acteurs du marché
wl-touched-hotel = Les hôtels du marché
wl-touched-mascot = Les mascottes du marché
wl-touched-symbol = Même symbole dans ce parc
wl-i-have = j’en ai { $number }
wl-in-park = { $family } de mon parc
wl-owner = Parc : { $player }
wl-lasting-now = Tout de suite, une seule fois.
wl-lasting-always = Toujours en vigueur une fois la carte ouverte.
wl-lasting-end = Compte au décompte final.
wl-rule = Règle { $rule }
wl-do-choose-it = Choisir
wl-last = Le Dernier Étage
wl-last-waits = Une dernière carte se cherche dans toutes les piles.

## La barre
wl-lead-me = À moi.
wl-lead = { $player } :
wl-awaited = On attend { $players }.
wl-ask-act = Une carte, la publicité, ou rappeler les ouvriers ?
wl-ask-finish = Action faite. Une réussite, un rappel, ou la fin du tour ?
wl-ask-step-choice = Un pas au choix : lequel ?
wl-ask-conversion = Les Trois Bassins : comment prendre cette unité ?
wl-ask-choose-order = Quelle case de l’ordre ?
wl-ask-choose-entrepreneur = Quel entrepreneur garder ?
wl-ask-last-purchase = Une dernière carte, ou aucune ?
wl-ask-solo-turn = Piocher, ou rappeler les ouvriers ?
wl-ask-buying = Jouer une carte, piocher encore, ou s’arrêter ?
wl-ask-solo-end = Une carte gratuite, une réussite, ou la fin du tour ?
wl-ask-wait = …
wl-ask-then-step = Et quel pas ?
wl-ask-open = Ouvrir { $name } pour { $workers ->
        [0] { "" }
        [one] { $workers } ouvrier et{ " " }
       *[other] { $workers } ouvriers et{ " " }
    }{ $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } ?
    .name = Ouvrir { $name } ?
wl-ask-do = { $action } ?
wl-do-choose = Choisir d’abord
wl-do-open = Ouvrir
wl-do-advertise = Publicité
wl-do-recover = Rappeler
wl-do-claim = Prendre
wl-do-order = Prendre
wl-do-keep = Garder
wl-do-step = Prendre
wl-do-confirm = Confirmer
wl-end = Finir le tour
wl-cancel = Annuler
wl-close = Fermer
wl-undo = Reprendre
wl-step = Un pas au choix
wl-passing = L’appareil change de mains.
