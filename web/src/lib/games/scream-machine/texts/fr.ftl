# Scream Machine — ce que dit l’écran du jeu. Référence : en.ftl a exactement les mêmes clés.
# « vous » n’est dit que si une seule personne tient cet appareil ; sinon, les noms.

# ==== la table ====

## Le toit et les joueurs
sm-round =
    .now = Manche { $round } sur { $rounds }
    .opening = Ouverture des parcs
    .ending = Fin de la manche { $round } sur { $rounds }
    .over = Partie finie
sm-round-short =
    .now = Manche { $round }/{ $rounds }
    .opening = Ouverture
    .ending = Fin { $round }/{ $rounds }
    .over = Fin
sm-invite = Inviter
sm-welcomed = Visiteurs accueillis
sm-score = { $player } : { $visitors ->
        [one] { $visitors } visiteur accueilli
       *[other] { $visitors } visiteurs accueillis
    }
sm-cards = { $number ->
        [one] { $number } affiche
       *[other] { $number } affiches
    }
sm-ticket = Prix du billet
sm-first = commence
sm-state-away = hors ligne
sm-state-yours = c’est à vous
sm-state-plays = joue
sm-state-played = a joué
sm-state-next = jouera après
sm-state-chooses = choisit…
sm-state-ready = a choisi
sm-state-entered = { $number ->
        [0] personne encore
        [one] +{ $number } entré
       *[other] +{ $number } entrés
    }
sm-state-bot = bot
    .doing = bot · { $doing }
sm-total = Total
sm-me = moi

## L’offre, la main, les options
sm-row = Offre des bâtisseurs
sm-pile = pioche { $number }
sm-discards = défausse { $number }
sm-tape = Place vide jusqu’à la fin du tour
sm-poster = { $title }, { $family }, valeur { $value }, coûte { $cost ->
        [one] { $cost } action
       *[other] { $cost } actions
    }
sm-own = Ce qui est à vous
sm-my-hand = Ma main
sm-hand-only = { $number ->
        [one] { $number } affiche, cachée aux autres
       *[other] { $number } affiches, cachées aux autres
    }
sm-demolish-one = touchez l’attraction à démolir
sm-hand-empty = Plus d’affiche en main. Les Plans en piochent une.
sm-park-empty = Rien à démolir.
sm-options = Options : 1 action chacune, une fois par tour
sm-option-label = { $option } : { $text }, 1 action
    .used = { $option } : { $text }, a déjà servi ce tour-ci
sm-option-publicity = +1 visiteur
    .key = P
sm-option-survey = voir les cachés voisins
    .key = S
sm-option-development = piocher 1 affiche
    .key = L
sm-option-demolition = ôter 1 attraction
    .key = D
sm-option-novelties = changer 2 affiches
    .key = N
sm-used = a servi
sm-actions = Actions
sm-my-actions = Mes actions
sm-pips = { $left ->
        [one] { $left } action
       *[other] { $left } actions
    } sur { $most }, { $spend } à dépenser
sm-remaining = { $actions ->
        [0] il n’en restera pas
        [one] il en restera { $actions }
       *[other] il en restera { $actions }
    }
sm-next-turn = à mon prochain tour
sm-spent = { $spent ->
        [0] 3 ou 4 à bâtir
        [one] { $spent } bâtie
       *[other] { $spent } bâties
    }
    .publicity = 3 bâties, 1 publicité
sm-watching = Vous regardez. Chacun cache sa main ; les parcs, l’offre et les visiteurs se voient.
sm-passing = Cet appareil passe de main en main. Chacun ne voit sa main que derrière le rideau.

## Le tableau
sm-goal = But :
sm-matrix = Le tableau
sm-matrix-caption = Somme de chaque parc par famille, et prix du billet
sm-leads = mène
sm-ties = égalité

## La barre
sm-bar-turn = { $you ->
        [yes] À vous
       *[no] À { $player }
    } : touchez une affiche à construire, ou une option.
    .short = { $you ->
        [yes] À vous
       *[no] À { $player }
    } : une affiche, ou une option.
sm-bar-plays = { $player } joue.
    .left = { $player } joue : { $actions ->
        [one] encore { $actions } action.
       *[other] encore { $actions } actions.
    }
sm-bar-open = Ouvrez votre parc, { $player } : touchez des affiches pour 3 ou 4 actions.
sm-bar-await = On attend encore { $players }.
sm-bar-site = Ouverture avec { $titles } : les 4 actions servent à bâtir.
    .more = Ouverture avec { $titles } : { $cost ->
        [one] { $cost } action, il en faut 3 ou 4.
       *[other] { $cost } actions, il en faut 3 ou 4.
    }
    .publicity = Ouverture avec { $titles }, publicité comprise : départ à 1 visiteur.
sm-bar-build = Construire { $title } pour { $cost ->
        [one] { $cost } action ?
       *[other] { $cost } actions ?
    }
sm-bar-publicity = Publicité : un visiteur de plus tout de suite ?
sm-bar-survey = Sondage : regarder les visiteurs cachés à vos côtés ? Sans retour.
sm-bar-development = Plans : piocher une affiche ? Sans retour.
sm-bar-demolition = { $number ->
        [0] Démolition : touchez l’attraction à ôter.
       *[other] Démolir { $titles } ?
    }
sm-bar-novelties = { $number ->
        [0] Nouveautés : touchez deux affiches de l’offre.
        [1] Nouveautés : { $titles }, et encore une affiche.
       *[other] Remplacer { $titles } ? Sans retour.
    }
sm-bar-end = { $actions ->
        [one] Finir le tour ? { $actions } action sera perdue.
       *[other] Finir le tour ? { $actions } actions seront perdues.
    }
sm-round-done = Fin de la manche { $round }.
sm-walked = { $at ->
        [one] { $at } visiteur
       *[other] { $at } visiteurs
    } sur { $all }
sm-visitor-word = visiteur
sm-for-me = pour moi
sm-lost = { $number ->
        [one] perdu
       *[other] perdus
    }
sm-cancel = Annuler
sm-clear = Tout reprendre
sm-undo = Reprendre
    .opening = Changer d’avis
sm-build = Construire
    .end = Construire et finir mon tour
    .cost = Construire · { $cost ->
        [one] { $cost } action
       *[other] { $cost } actions
    }
sm-keep = Garder ce choix
sm-do-publicity = Faire la publicité
    .end = Faire la publicité et finir mon tour
sm-do-survey = Sonder
    .end = Sonder et finir mon tour
sm-do-development = Piocher
    .end = Piocher et finir mon tour
sm-do-demolition = Démolir
    .end = Démolir et finir mon tour
sm-do-novelties = Changer
    .end = Changer et finir mon tour
sm-end = Finir le tour
    .short = Finir
sm-pause = Pause
sm-go-on = Continuer
sm-show-all = Tout montrer

## Le journal
sm-log-renewed = { $player } fait retirer de l’offre { $out }. Arrivent { $fresh }.
sm-log-opening = Ouverture
sm-log-round = Manche { $round }
sm-log-ending = Fin de la manche { $round }

## Pour qui écoute
sm-visitor-national = national
sm-visitor-local = entre { $left } et { $right }
sm-visitor-hidden = Visiteur caché, { $place }
sm-visitor = { $kind }, { $place }{ $seen ->
        [yes] {", secret de mon sondage"}
       *[no] {""}
    } : { $side ->
        [you] viendrait chez moi
        [tied] n’irait nulle part, égalité
       *[seat] irait chez { $player }
    }
sm-visitor-then = { $now } ; avec ce choix, { $side ->
        [you] chez moi
        [tied] nulle part, égalité
       *[seat] chez { $player }
    }
sm-compared = { $player } { $value }
sm-comparison = { $label }. { $parks }.
sm-park = { $you ->
        [yes] Mon parc
       *[no] Parc : { $player }
    }. { $empty ->
        [yes] Vide
       *[no] { $sums }
    } ; billet { $ticket }.
sm-choose = { $title } : { $cost } sur { $actions ->
        [one] { $actions } action.
       *[other] { $actions } actions.
    }
sm-shift = { $family } : { $from }, puis { $to }.
sm-shift-ticket = Billet : { $from }, puis { $to }.
sm-would-come = { $number ->
        [one] Un visiteur viendrait
       *[other] { $number } visiteurs viendraient
    } { $you ->
        [yes] chez vous.
       *[no] chez { $player }.
    }
sm-would-leave = { $number ->
        [one] Un visiteur serait perdu.
       *[other] { $number } visiteurs seraient perdus.
    }
sm-would-move = { $kind } : { $side ->
        [tied] égalité.
       *[seat] chez { $player }.
    }
sm-nobody-moves = Aucun visiteur ne changerait de parc.
sm-your-turn = À vous. { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }. Main : { $cards ->
        [0] vide
       *[other] { $hand }
    }. { $winning ->
        [one] { $winning } visiteur sur { $visitors } viendrait
       *[other] { $winning } visiteurs sur { $visitors } viendraient
    } chez vous.
sm-actions-left = { $actions ->
        [one] Encore { $actions } action.
       *[other] Encore { $actions } actions.
    }
sm-standing = { $player }, { $visitors ->
        [one] { $visitors } visiteur
       *[other] { $visitors } visiteurs
    }.

# ==== les pièces ====

sm-placed = posée
sm-my-park = Mon parc
sm-me-short = Moi
sm-empty-park = rien de bâti
sm-here-or-there = { $left } ou { $right }
sm-square = Place centrale
    .note = visiteurs nationaux : tous les parcs comptent
    .short = Place centrale : tous les parcs
sm-entered = { $number ->
        [0] personne encore
        [one] { $number } visiteur entré
       *[other] { $number } visiteurs entrés
    }
sm-locals = Visiteurs entre { $left } et { $right }
sm-spread = { $place } ({ $number }) : les étaler
sm-whole-ring = Tous les parcs
    .open = Plan de la table : voir tous les parcs

# ==== les scènes ====

# L’ouverture
sm-site = Mon chantier secret
sm-site-secret = Personne ne voit ce terrain avant le lever des rideaux.
sm-site-back = Reprendre { $card }
sm-site-card =
    { $family }, valeur { $value } : { $cost ->
        [1] une action
        [2] deux actions
       *[other] trois actions
    }.
sm-site-tap = Touchez pour la reprendre.
sm-site-hint =
    { $place ->
        [1] Touchez une affiche de la main
       *[other] Encore une affiche
    }
sm-ready = { $ready } choix sur { $seats }
sm-gate-kept = choix gardé
sm-gate-choosing = choisit…
sm-ad-visitor = +1 visiteur d’office
sm-ad-or = ou bâtir { $cards }
sm-curtains = Rideaux !
sm-prices = Ce que coûte une affiche
sm-price = { $cost } { $cost ->
        [one] action
       *[other] actions
    }
sm-prices-grey = Grisées : plus assez d’actions. Touchez-les pour savoir pourquoi.
sm-help-open = Ouvrez votre parc
sm-help-open-1 = Touchez les affiches à bâtir : 3 ou 4 actions en tout.
sm-help-open-2 = Avec 3 actions, la quatrième paie une publicité : +1 visiteur.
sm-help-open-3 = Quand tous ont choisi : trois, deux, un, rideaux !

# La fin d’une manche
sm-continue = Continuer
sm-at =
    { $you ->
        [yes] chez vous
       *[no] chez { $player }
    }
sm-in =
    { $you ->
        [yes] chez vous
       *[no] chez { $player }
    }
sm-walk-ticket = billet
sm-park-value = { $player } { $value }
sm-enters = { $visitor } va { $to } : { $what } { $value }, contre { $next } au mieux ailleurs.
sm-enters-local = { $visitor } va { $to } : { $what } { $value }, contre { $next } { $there }.
sm-finds-equal = { $visitor } reste en place : { $what }, { $standings }.
sm-finds-nothing = { $visitor } reste en place : personne n’a de quoi lui plaire.
sm-stays = reste : { $value } = { $value }
sm-stays-put = Reste en place :
sm-stays-who = { $visitor } ({ $what } : { $standings }).
sm-tallies = Visiteurs de la manche
sm-before = { $number } avant
sm-where-to = Où va { $visitor } ?
sm-duel = 
    { $local ->
        [yes] local, entre { $left } et { $right }
       *[no] national, tous les parcs comptent
    } : { $stays ->
        [yes] reste en place
       *[no] entre { $you ->
            [yes] chez vous
           *[no] chez { $player }
        }
    }
sm-turning = Les cachés se montrent
sm-round-over = Fin de la manche { $round }
sm-round-entered =
    { $entered ->
        [0] Personne n’est entré
        [1] Un visiteur est entré
       *[other] { $entered } visiteurs sont entrés
    }, { $stays ->
        [0] personne n’attend
        [1] un attend encore
       *[other] { $stays } attendent encore
    }.

# La fin de la saison
sm-end-title = Complet chez { $names } !
sm-end-ahead = 
    { $visitors ->
        [one] { $visitors } visiteur
       *[other] { $visitors } visiteurs
    } dans la saison, { $ahead ->
        [1] un seul d’avance
       *[other] { $ahead } d’avance
    } sur { $other }.
sm-end-families = 
    { $visitors ->
        [one] { $visitors } visiteur
       *[other] { $visitors } visiteurs
    }, comme { $other } : { $families ->
        [one] { $families } famille
       *[other] { $families } familles différentes
    } contre { $fewer }, c’est gagné ({ $rule }).
sm-end-shared = 
    { $visitors ->
        [one] { $visitors } visiteur
       *[other] { $visitors } visiteurs
    } et { $families ->
        [one] { $families } famille
       *[other] { $families } familles
    } { $winners ->
        [2] de part et d’autre
       *[other] pour chaque parc
    } : victoire partagée ({ $rule }).
sm-player = Parc
sm-families = Familles
sm-visitors = Visiteurs
sm-season = La saison
sm-season-label = Visiteurs de chaque parc, de l’ouverture à la dernière manche
sm-season-opening = ouv.
sm-by-round = Manche après manche
sm-round-label =
    { $round ->
        [0] Ouverture
       *[other] Manche { $round }
    }
