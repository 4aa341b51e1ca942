### Manège — textes communs à tous les jeux. Référence : en.ftl a exactement les mêmes clés, dans le
### même ordre. Un nombre qui n’est pas une quantité (une graine, un port) se donne comme texte.

app-name = Manège
    .promise = Des jeux à jouer entre amis, sans compte, sur vos écrans.

language-name = français

## Petits mots

yes = oui
no = non
seat-name = Joueur { $number }
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
place = { $rank ->
        [1] 1re place
       *[other] { $rank }e place
    }
    .short = n° { $rank }
players = { $min } à { $max } joueurs

## Listes : deux morceaux à la fois, de gauche à droite

list-next = { $before }, { $next }
list-and = { $before } et { $last }
list-or = { $before } ou { $last }
list-apart = { $before } ; { $next }

## Plusieurs choses pareilles : leur pluriel, ou leur nom quand elles n’en ont pas

several = { $number } { $things }
    .times = { $number } × { $thing }

## Les bots

bot-random = hasard
    .text = Joue n’importe quel coup permis, sans réfléchir.
bot-beginner = débutant
    .text = Ne pense pas à tout : oublie ce qui s’est vu, ne voit pas loin.
bot-sensible = moyen
    .text = Retient ce qui s’est vu, pèse le risque et joue pour gagner.
bot-strong = fort
    .text = Essaie chaque coup dans des suites possibles avant de jouer.
bot-strong-careful = fort, prudent
    .text = Fort ; de deux coups qui se valent, joue le plus sûr.
bot-strong-bold = fort, audacieux
    .text = Fort ; de deux coups qui se valent, joue le plus risqué.
bot-strong-mischievous = fort, taquin
    .text = Fort ; de deux coups qui se valent, joue celui qui gêne le plus.
bot-expert = expert
    .text = Pense longtemps, lit ce que font les autres, et prévoit ses propres suites.
bot-expert-careful = expert, prudent
    .text = Expert ; de deux coups qui se valent, joue le plus sûr.
bot-expert-bold = expert, audacieux
    .text = Expert ; de deux coups qui se valent, joue le plus risqué.
bot-expert-mischievous = expert, taquin
    .text = Expert ; de deux coups qui se valent, joue celui qui gêne le plus.

## Les mimiques des réactions, à toutes les tables

react-laugh = un éclat de rire
react-wow = une mine ébahie
react-ouch = une grimace
react-think = une moue songeuse
react-clap = des applaudissements

## Reprendre un coup

undo-nothing = Vous n’avez encore rien joué que l’on puisse reprendre.
undo-light = Depuis, quelque chose de caché s’est montré, ou le hasard a parlé : ce qui a été vu ne s’oublie plus.
undo-acted = Quelqu’un d’autre a déjà joué à partir de ce coup.

## Ce qui ne va pas : la phrase générale d’une erreur, puis ses cas

error-unknown-game = Ce jeu n’existe pas.
    .named = Il n’y a pas de jeu « { $name } ». Les jeux : { $known }.
    .near = Il n’y a pas de jeu « { $name } ». Vouliez-vous dire « { $near } » ?
error-bad-setup = Une partie ne peut pas se préparer ainsi.
    .seats = { $name } se joue de { $min } à { $max }, pas à { $seats }.
    .seed = Une graine est un nombre entier, de 0 à 2 puissance { $bits } moins 1.
    .option = { $name } n’a pas d’option « { $option } ». Ses options : { $known }.
    .value = { $name } : l’option « { $option } » vaut { $known }, pas « { $value } ».
    .action = { $name } n’a pas de coup « { $action } ».
error-bad-components = Ces chiffres ne vont pas sur les cartes de ce jeu.
error-bad-match-file = Ce fichier ne raconte pas une partie que l’on puisse rejouer.
    .unreadable = { $path } ne peut pas être lu : { $reason }.
    .not-text = { $path } n’est pas un fichier de partie : ce n’est pas du texte.
    .broken = { $path } est abîmé ou tronqué à la ligne { $line }, colonne { $column }.
    .no-match = { $path } ne contient pas de partie.
    .missing = { $path } : il manque « { $field } ».
    .wrong-kind = { $path } : « { $field } » n’est pas de la bonne sorte.
    .unknown = { $path } : « { $field } » n’a rien à faire dans un fichier de partie.
    .edition = { $path } a été joué avec l’édition { $played } des règles ; voici l’édition { $current }.
    .action = { $path } : le coup { $number }, « { $action } », n’a pas la forme « place coup ».
    .not-allowed = { $path } : le coup { $number }, « { $action } », n’est pas permis.
error-unknown-bot = Ce bot n’existe pas.
    .named = { $name } n’a pas de bot « { $bot } ». Ses bots : { $known }.
error-unknown-language = Manège ne parle pas cette langue.
    .named = Il n’y a pas de textes en « { $lang } ». Les langues : { $known }.
error-undo-refused = Ce coup ne peut pas être repris.
error-trial-ends = Un essai ne peut pas aller plus loin.

## Au terminal : la partie

cli-seed = Donne { $seed }, pour rejouer la même.
cli-your-turn = À vous, { $player }.
cli-help = Tapez ce qui est proposé, ou une de ces lettres :
cli-not-a-choice = « { $answer } » n’est pas proposé. Tapez un des choix, ou « { $help } ».
cli-rule = Règle { $rule } : { $text }
cli-no-such-rule = Il n’y a pas d’article « { $rule } » dans cette règle.
cli-curtain = Passez l’appareil à { $player }.
    .ready = { $player }, appuyez sur Entrée quand personne d’autre ne regarde.
cli-ask-again = Encore une partie ? (o/n)
cli-undone = Coup repris.
cli-saved = Partie enregistrée dans { $path }.
cli-left = Vous avez quitté la table. À bientôt !
cli-input-ended = Plus personne ne répond : la partie s’arrête là.
cli-names = Anne, Basile, Chloé, Denis, Élise, Fanny, Gaspard, Hugo
cli-type-help = À tout moment, { $sign } affiche l’aide.
cli-cards = { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
cli-points = { $number ->
        [one] { $number } pt
       *[other] { $number } pts
    }
cli-colon = { $before } :
cli-ask-number = Choix (1 à { $last }) :
cli-hint = Le conseil d’un bot : { $advice }.
cli-no-memory = À cette table, chacun n’a que sa mémoire.
cli-save-where = Dans quel fichier ? Par exemple : s partie.json
cli-not-saved = La partie n’est pas enregistrée. Une autre fois, ajoutez --save FICHIER.
cli-unfinished = La partie s’arrête là, après { $number ->
        [one] { $number } coup
       *[other] { $number } coups
    }.
cli-resume = Pour reprendre : { $command }

## manege simulate, arena, balance : qui joue

cli-hands-no-ray = Ray n’est pas installé : { $command }, ou --workers auto pour cette machine seule.
cli-hands-unread = « { $address } » n’est pas l’adresse d’une grappe Ray : { $like }
cli-hands-silent = Aucune grappe Ray ne répond à { $where }.
cli-hands-refused = La grappe Ray à { $where } ne nous reçoit pas (même Ray, même Python, même RAY_AUTH_TOKEN ?) : { $said }
cli-hands-lost = La grappe Ray à { $where } ne joue plus : { $said }
cli-hands-other = Une autre machine a Manège { $theirs }, celle-ci { $ours } : les parties ne seraient pas les mêmes.
cli-hands-died = Un processus qui jouait a été tué : la mémoire manquait-elle ?

## manege serve

serve-taken = Le port { $port } est pris ; un autre a été trouvé.
serve-open = Manège est ouvert : { $address }
serve-phones = Téléphones du même réseau : { $address }
serve-phones-how = Pour les téléphones du même réseau : { $command }
serve-word = Ouvrir une table demande le mot { $word }.
serve-host = Pour qui héberge : { $address }, jeton { $token }
serve-data = Les tables sont gardées dans { $folder }. Ctrl-C arrête tout.

## manege tables, doctor, backup, restore

upkeep-none = Il n’y a aucune table.
upkeep-table = { $table } · { $title } · { $state ->
        [lobby] pas commencée
        [playing] en cours
        [closed] fermée
       *[over] finie
    } · { $people ->
        [0] personne
        [one] { $people } personne
       *[other] { $people } personnes
    } · { $actions ->
        [0] aucun coup
        [one] { $actions } coup
       *[other] { $actions } coups
    } · { $day }
    .more = édition { $edition }, places : { $seats }, ouverte le { $opened }, { $pictures ->
        [0] sans photo
        [one] { $pictures } photo ({ $kib } Kio)
       *[other] { $pictures } photos ({ $kib } Kio)
    }
upkeep-closed = { $number ->
        [one] Table fermée : on peut encore la lire.
       *[other] { $number } tables fermées : on peut encore les lire.
    }
upkeep-deleted = { $number ->
        [one] Table effacée.
       *[other] { $number } tables effacées.
    }
upkeep-backup = Tout est dans { $file } ({ $kib } Kio). Gardez ce fichier pour vous : il contient les donnes des parties en cours.
upkeep-moved = { $tables ->
    [one] { $tables } table est maintenant
   *[other] { $tables } tables sont maintenant
} dans { $target }, comparée{ $tables ->
    [one] {""}
   *[other] s
} ligne à ligne (lignes : { $rows }). La source n’a pas changé.
upkeep-restored = { $file } a été remis en place.
upkeep-before = Ce qui s’y trouvait est gardé dans { $file }.
doctor-well = · { $said }
doctor-ill = ! { $said }
doctor-do = > { $said }
doctor-sound = Les données sont saines.
doctor-damaged = Les données sont abîmées : { $said }
    .advice = Arrêtez le serveur et remettez une copie : manege restore FICHIER.
doctor-stray = { $rows ->
        [one] Une ligne n’appartient à aucune table.
       *[other] { $rows } lignes n’appartiennent à aucune table.
    }
    .advice = Les parties n’en souffrent pas ; gardez une copie (manege backup FICHIER) et signalez-le.
doctor-disk = Disque : { $free } Mio libres, les données en prennent { $mib }.
    .advice = Faites de la place, ou effacez des tables (manege tables delete CODE) : un disque plein arrête toutes les parties.
doctor-version = Version des données : { $found } (ce Manège : { $here }).
    .advice = manege doctor --upgrade dit ce que changerait le démarrage de ce Manège.
doctor-tables = Tables pas commencées : { $lobby } ; en cours : { $playing } ; finies : { $over } ; fermées : { $closed }. Photos : { $pictures } ({ $mib } Mio).
doctor-overdue = { $tables ->
        [one] Une table aurait dû être effacée il y a plus de deux jours.
       *[other] { $tables } tables auraient dû être effacées il y a plus de deux jours.
    }
    .advice = Le serveur les efface chaque heure : est-il en marche ?
doctor-editions = Toutes les parties en cours sont de l’édition de ce Manège.
doctor-edition = Table { $table } ({ $title }, touchée le { $day }) : commencée avec l’édition { $played } ; ce Manège joue l’édition { $here }.
    .advice = Elle ne peut finir qu’avec l’ancien Manège : laissez-le tourner jusque-là, ou fermez-la (manege tables close { $table }).
doctor-replay = Table { $table } ({ $title }) ne se rejoue pas : { $why }.
    .advice = Gardez une copie et signalez-le ; on peut la fermer (manege tables close { $table }).
doctor-replayed = { $games ->
        [0] Aucune partie en cours.
        [one] Une partie en cours, rejouée sans faute.
       *[other] { $games } parties en cours, rejouées sans faute.
    }
doctor-no-backup = Aucune copie n’a encore été faite.
    .advice = manege backup FICHIER en fait une, même pendant les parties.
doctor-backup = Dernière copie : { $days ->
        [0] aujourd’hui
        [one] hier
       *[other] il y a { $days } jours
    }.
    .advice = manege backup FICHIER en fait une autre, même pendant les parties.
doctor-same = Les données sont déjà de la version de ce Manège ({ $here }).
doctor-newer = Les données sont d’un Manège plus récent ({ $found }, ici { $here }).
    .advice = Mettez ce Manège à jour : il ne les ouvrira pas.
doctor-migrates = Le démarrage de ce Manège ferait passer les données de la version { $found } à { $here }, après en avoir gardé une copie ({ $mib } Mio, dossier copies).
doctor-copy-room = Il manque { $mib } Mio pour cette copie et la nouvelle version.
    .advice = Faites de la place d’abord : sans copie, ce Manège ne démarrera pas.

## Au terminal : la rue de Toc toc toc

cli-toc-knock = Toc toc toc !
cli-toc-turn = à son tour
cli-toc-pile = { $number ->
        [0] La pioche est vide
        [one] Pioche : { $number } carte
       *[other] Pioche : { $number } cartes
    }
cli-toc-legend = { $types } · pts si la fête finissait là
cli-toc-seen = vue de tous
cli-toc-memory = Piochées à la vue de tous
cli-toc-unknown = { $number ->
        [one] 1 inconnue
       *[other] { $number } inconnues
    }
cli-toc-hand = Votre main
    .empty = Votre main est vide
cli-toc-ask-card = { $last ->
        [1] Carte (1) :
       *[other] Carte (1 à { $last }) :
    }
cli-toc-ask-door = Porte ({ $doors }) :
cli-toc-ask-open = Ouvrir ? (o/n)
cli-toc-does-normal = invité, 1 point
cli-toc-does-brute = invité, protège son type des enfants et des taxis
cli-toc-does-musician = invité, double les points de son type
cli-toc-does-vamp = emmène un invité de son type chez l’adversaire
cli-toc-does-child = chasse chez l’adversaire le type sans brute le plus nombreux
cli-toc-does-taxi = emporte pour de bon le type sans brute le plus nombreux
cli-toc-does-scarecrow = invité, 3 points, ne bouge plus

## Au terminal : les parcs de Scream Machine

cli-scream-opening = Ouverture des parcs
cli-scream-round = Manche { $round } sur { $rounds } · commence : { $first }
cli-scream-turn = à son tour
cli-scream-chooses = choisit
cli-scream-kept = choix gardé
cli-scream-price = $ Billet
cli-scream-hand-size = Main
cli-scream-score = Visiteurs
cli-scream-ticket = billet à { $number }
cli-scream-square = Place centrale
cli-scream-lane = Entre { $left } et { $right }
cli-scream-hidden = un visiteur caché
cli-scream-surveyed = { $visitor }, connu de vous par sondage
cli-scream-tie = égalité
cli-scream-offer = Offre des bâtisseurs · pioche { $pile }
cli-scream-hand = Votre main
    .empty = Votre main est vide
cli-scream-cost = { $number ->
        [one] { $number } action
       *[other] { $number } actions
    }
cli-scream-no-discards = La défausse est vide.
cli-scream-opens = { $cost ->
        [3] 3 actions, +1 visiteur
        [one] { $cost } action
       *[other] { $cost } actions
    }
cli-scream-actions = { $number ->
        [one] Il vous reste { $number } action. Un numéro pour construire, ou une lettre :
       *[other] Il vous reste { $number } actions. Un numéro pour construire, ou une lettre :
    }
cli-scream-used = { $option } (fait)
cli-scream-ask = Votre action :
cli-scream-ask-demolition = { $last ->
        [1] Démolir quoi ? (1)
       *[other] Démolir quoi ? (1 à { $last })
    }
cli-scream-ask-novelty = Changer quelle affiche de l’offre ? (1 à { $last })
cli-scream-ask-other = Et quelle autre ?

## Au terminal : les mots que l’on tape, et ce qu’ils font (.text)

cli-command-help = aide
    .text = revoir ces mots
cli-command-table = table
    .text = revoir la table
cli-command-memory = mémoire
    .text = ce que tous ont vu
cli-command-log = journal
    .text = ce qui s’est passé
cli-command-rules = règles
    .text = les règles ; r 33 : un article ; r égalité : un mot
cli-command-hint = indice
    .text = ce qu’un bot ferait à votre place
cli-command-look = voir
    .text = regarder vos cartes, derrière le rideau
cli-command-undo = reprendre
    .text = reprendre votre dernier coup
cli-command-save = sauver
    .text = s partie.json : enregistrer la partie, puis chaque coup
cli-command-quit = quitter
    .text = quitter la table

## Au terminal : les têtes de colonnes

cli-column-player = Nom
cli-column-rank = Rang
cli-column-total = Total
outcome-nobody = Personne ne gagne.
