# Manège — ce que dit l’écran. Référence : en.ftl a exactement les mêmes clés.
brand = Manège
close = Fermer
language = Langue
loading = Un instant…
back-home = Manège
retry = Réessayer

## L’accueil
home-promise = Cinq jeux à jouer entre amis.
    .more = Sans compte, sur vos écrans.
home-games = Les cinq jeux
poster-players = { $min } à { $max } joueurs
poster-players-short = { $min }–{ $max }
    .word = joueurs
poster-minutes = { $max ->
        [0] { $min } minutes
       *[other] { $min } à { $max } minutes
    }
poster-minutes-short = { $max ->
        [0] { $min } min
       *[other] { $min }–{ $max } min
    }
poster-open = { $title }, { $players }, { $minutes }. Ouvrir une table.
poster-soon = { $title }, { $players }, { $minutes }. Bientôt sur le manège.
poster-down = { $title }. Le serveur ne répond pas.
poster-opening = La table s’ouvre…
soon = bientôt
soon-said = { $title } arrive bientôt. Toc toc toc vous ouvre déjà sa porte.
word-title = Le mot de la maison
word-why = Ici, on ouvre une table avec un mot que donne la personne qui héberge les jeux. Une fois suffit : cet appareil le retient. Pour rejoindre des amis, il n’en faut pas.
word-label = Le mot
word-enter = Ouvrir la table
home-down = Le manège est à l’arrêt : le serveur ne répond pas.
home-slow = Le serveur se fait attendre…

## Rejoindre
join-title = Rejoindre
join-label = le code de six caractères
    .more = de vos amis
join-enter = Entrer
join-missing = { $number ->
        [one] Il manque un caractère.
       *[other] Il manque { $number } caractères.
    }
join-strange = Un code n’a jamais de { $sign }.
join-looking = On cherche la table…

## Reprendre
resume-title = Reprendre
resume-empty = Vos tables vous attendront ici.
resume-your-turn = À vous !
resume-yours-too = à vous !
resume-alone = une table à remplir
resume-with = avec { $names }
resume-tables = { $number ->
        [one] une table
       *[other] { $number } tables
    }
resume-all = Toutes les tables ({ $number })
resume-list = Vos tables sur cet appareil
resume-forget = Oublier la table { $code }
resume-none-short = rien pour l’instant

## Apprendre
learn-title = Apprendre
learn-promise = Les règles en clair, et une partie d’essai.

## Quand
when-now = à l’instant
when-minutes = { $number ->
        [one] il y a une minute
       *[other] il y a { $number } minutes
    }
when-hours = { $number ->
        [one] il y a une heure
       *[other] il y a { $number } heures
    }
when-yesterday = hier
when-days = il y a { $number } jours

## Les places
seats-title = { $title }, la table
seats-facts = { $players }, { $minutes }
seats-list = Les places
seat-holds = tient la table
seat-me = c’est vous
seat-online = en ligne
seat-offline = hors ligne
seat-left = a quitté la partie
seat-expected = on l’attend…
seat-here = sur cet appareil
seat-free = Place libre
seat-kind = Qui s’assied place { $letter }
kind-me = moi
kind-here = ici
    .capital = Ici
kind-friend = quelqu’un
    .capital = Quelqu’un
kind-bot = un bot
    .capital = Un bot
kind-nobody = personne
bot-random-temper = joue au hasard
bot-beginner-temper = oublie des choses
bot-sensible-temper = joue pour gagner
bot-strong-temper = réfléchit
bot-strong-careful-temper = joue sûr
bot-strong-bold-temper = prend des risques
bot-strong-mischievous-temper = aime gêner
bot-expert-temper = pense à tout
bot-expert-careful-temper = joue sûr
bot-expert-bold-temper = prend des risques
bot-expert-mischievous-temper = aime gêner
seat-bot-level = Niveau du bot, place { $letter }
bot-level = Niveau
bot-temper = Tempérament
bot-thinks = { $seconds ->
        [0] Joue aussitôt.
        [one] Réfléchit une seconde au plus.
       *[other] Réfléchit { $seconds } secondes au plus.
    }
bot-keep = Asseoir ce bot
temper-even = égal
    .text = Joue ce qui lui paraît le mieux.
temper-careful = prudent
    .text = De deux coups qui se valent, le plus sûr.
temper-bold = audacieux
    .text = De deux coups qui se valent, le plus risqué.
temper-mischievous = taquin
    .text = De deux coups qui se valent, celui qui gêne le plus.
seat-mark = Sa marque
seat-my-mark = Ma marque
seat-link = Son lien
seat-put = Place { $letter } : { $kind }
seat-waiting = Quelqu’un
    .named = Quelqu’un, place { $letter }
person-twin = { $name } ({ $letter })
person-here = Joueur { $letter }
person-title = { $who ->
        [me] Votre nom et votre marque
       *[other] Son nom et sa marque
    }
person-name = Prénom
person-mark = Marque
person-mark-taken = prise
person-keep = C’est bon
link-title = Le lien de la place { $letter }
link-said = Ce lien ouvre la place { $letter } sur un autre appareil. L’ancien lien ne marche plus.
my-link = Mon lien
my-link-said = Ce lien ouvre la place { $letter } sur un autre appareil. Gardez-le pour vous, il vaut une clé.
my-link-qr = Code QR de cette place
link-make = Faire un nouveau lien
link-copy = Copier le lien
link-copied = Lien copié

## L’invitation
invite-title = Scannez pour jouer
invite-or = ou donnez ce code :
invite-code = Code { $code }
invite-qr = Code QR de la table
invite-copy = Copier le lien
invite-copied = Lien copié
invite-local = Les téléphones n’atteignent pas cette adresse. Pour les laisser entrer :
invite-share = Partager le lien
invite-text = On joue à Manège : la table vous attend.

## Les options
options-title = Options
options-advised = réglages conseillés
options-changed = { $number ->
        [one] 1 option changée, rétablir
       *[other] { $number } options changées, rétablir
    }
options-changed-short = { $number ->
        [one] 1 option changée
       *[other] { $number } options changées
    }
options-host-only = { $name } tient la table et règle les options.
device-help = Aide aux débutants
    .sentence = Le but du tour, en une ligne.
device-sound = Sons
    .sentence = Coups, pas et grincements.
device-motion = Animations
    .sentence = Courtes ; un appui les passe.

## L’album
album-title = Vos photos
album-none = À la place des images du jeu.
album-rounds = { $pictures ->
        [one] 1 photo
       *[other] { $pictures } photos
    } : { $rounds ->
        [one] 1 manche
       *[other] { $rounds } manches
    }
album-missing = { $pictures ->
        [one] 1 photo
       *[other] { $pictures } photos
    } : encore { $missing }
album-make = Choisir
album-open = Ouvrir
album-add = Ajouter des photos
album-drop = ou déposez-les ici : JPEG, PNG ou WebP, 10 Mo au plus.
album-private = Seule cette table les voit. Le lieu, la date et l’appareil n’y sont plus.
album-uploads = Photos en route
album-sending = Envoi : { $name }
album-refused = { $name } : { $why }
album-dismiss = Oublier { $name }
album-pictures = Photos de l’album
album-picture = Photo { $number }
album-name = Nom de la photo { $number }
album-crop = Recadrer : { $name }
album-cropping = Recadrer la photo
album-crop-help = Tirez le cadre ou son coin, ou réglez-le ici.
album-crop-size = Taille
album-crop-x = Gauche, droite
album-crop-y = Haut, bas
album-crop-keep = Garder ce cadre
album-remove = Retirer : { $name }
album-removing = Retirer la photo
album-removed = { $name } : photo retirée.
album-clear = Retirer toutes les photos
album-clear-sure = Oui, tout retirer
album-clear-no = Non, les garder

## Commencer
start = Commencer la partie
start-ready = { $players ->
        [one] Une personne à table : tout est prêt.
        [2] Deux à table : tout est prêt.
        [3] Trois à table : tout est prêt.
        [4] Quatre à table : tout est prêt.
        [5] Cinq à table : tout est prêt.
        [6] Six à table : tout est prêt.
        [7] Sept à table : tout est prêt.
       *[other] { $players } à table : tout est prêt.
    }
start-free = { $free ->
        [0] La table est pleine.
        [one] La dernière chaise peut rester vide.
       *[other] Les autres chaises peuvent rester vides.
    }
start-too-few = { $missing ->
        [one] Il manque une personne : invitez quelqu’un ou asseyez un bot.
       *[other] Il manque { $missing } personnes : invitez quelqu’un ou asseyez un bot.
    }
start-album = { $missing ->
        [one] Il manque une photo à l’album : ajoutez-la, ou retirez-les toutes.
       *[other] Il manque { $missing } photos à l’album : ajoutez-les, ou retirez-les toutes.
    }
start-waiting = { $friends ->
        [one] On attend quelqu’un ; vous pouvez déjà commencer.
       *[other] On attend { $friends } personnes ; vous pouvez déjà commencer.
    }
start-guest = Vous êtes à table. { $name } va commencer la partie.
start-watching = Vous regardez. { $name } va commencer la partie.
start-going = Toc toc toc…
host-nobody = Quelqu’un

## L’invité
guest-title = Une chaise vous attend
guest-with = À table : { $names }.
guest-name = Votre prénom
guest-mark = Votre marque
guest-sit = S’asseoir
guest-watch = Regarder seulement
guest-full = La table est pleine.
    .more = Vous pouvez regarder, ou demander une chaise à vos amis.
guest-late = La partie a commencé : vous regardez d’abord, puis jouez dès les prochaines images.
guest-need-name = Dites-nous votre prénom pour vous asseoir.
mark-name = Marque { $letter } : { $shape }
shape-A = disque rouge
shape-B = carré bleu
shape-C = triangle jaune
shape-D = losange vert
shape-E = étoile violette
shape-F = pentagone orange
shape-G = croix turquoise
shape-H = hexagone gris

## La table
becomes = devient
strip-label = Les joueurs
strip-points = { $points ->
        [one] pt
       *[other] pts
    }
strip-score = { $name } : { $points ->
        [one] 1 point
       *[other] { $points } points
    }. Voir le détail.
panel-label = Journal et règles
panel-log = Journal
panel-rules = Règles
log-empty = La partie commence.
log-opening = Mise en place
log-seat-link = Nouveau lien pour { $name } ; l’ancien n’ouvre plus rien.
log-seat-bot = Un bot joue maintenant pour { $name }.
log-seat-person = { $name } joue maintenant à cette place.
log-seat-open = Une place attend quelqu’un, celle où jouait { $name }.
rules-search = Chercher dans les règles
rules-found = { $number ->
        [0] Aucune règle trouvée.
        [one] Une règle trouvée.
       *[other] { $number } règles trouvées.
    }
rules-none = Aucune règle ne dit cela.
curtain-pass = Passez l’appareil à { $name }
curtain-hold = { $name }, maintenez pour regarder
curtain-longer = Encore un peu : gardez le doigt sur le bouton.
curtain-hide = Cacher
notice-rule = Règle { $rule }
line-lost = La ligne est coupée. Rien n’est perdu ; on réessaie…
line-retry = Réessayer
menu-label = Menu de la table
menu-screen = Écran partagé
menu-leave = Quitter la table
menu-quit = Quitter pour de bon
menu-quit-sure = Vraiment ? La partie continue sans vous.
sound-on = Son : oui
sound-off = Son : non
motion-on = Animations : oui
motion-off = Animations : non
reactions-on = Réactions : oui
reactions-off = Réactions : non
reactions-of = Les réactions que vous voyez
react = Réagir
react-hint = Pour toute la table, sans conséquence.
react-said = { $player } : { $line }
react-quote = « { $line } »
hint = Indice
hint-which = Quel coup ?
hint-why = Pourquoi ?
hint-move = Par exemple : { $action }.
hint-step = Indice, { $step } sur { $of }
tab-yours = À vous !
    .counted = ({ $number }) À vous !
since-title = Depuis votre dernier tour
since-count = { $number ->
        [one] Depuis votre dernier tour : un événement
       *[other] Depuis votre dernier tour : { $number } événements
    }
moment-label = Un moment de la partie
moment-shown = Vous revoyez ce moment : { $sentence }
moment-before = Le moment d’avant
moment-after = Le moment d’après
moment-back = Revenir à la partie
why-ask = Pourquoi ?
why-rejected = Écarté : { $action }. { $reason }
    .bare = Écarté : { $action }.
bot-busy = { $player } réfléchit…
judged = Les chances
    .title = Les chances de chacun
    .text = À quel point chacun pouvait espérer gagner, action après action, d’après ce que toute la table voyait. Un bot a rejoué la suite de chaque moment.
    .label = Courbe des chances de gagner, de 0 à 100 %. Les chiffres sont plus bas.
    .ready = Les chances de chacun sont là.
judged-busy = Un bot réfléchit : { $done } % de la partie est revue.
judged-turned = Les moments qui ont compté
    .none = Aucun moment n’a tout changé : les chances ont bougé peu à peu.
judged-shift = { $player } : { $before } % de chances, puis { $after } %.
judged-better = Mieux, d’après ce que la table voyait : { $action } ({ $points ->
        [one] environ une chance
       *[other] environ { $points } chances
    } de plus sur 100).
    .none = Rien de nettement mieux en vue.
judged-figures = Les chances en chiffres
judged-after = { $number ->
        [0] au départ
        [one] après une action
       *[other] après { $number } actions
    }
judged-share = { $share } %
judged-act = Action { $number }, { $player }
hint-plain = Voici ce qu’un bon bot jouerait.
notices = Avis
shortcuts-on = Raccourcis d’une touche : oui
shortcuts-off = Raccourcis d’une touche : non

## L’écran partagé
screen-scan = Scannez pour jouer
screen-around = Autour de la table
screen-expected = on attend…
screen-starts = { $player } lance la partie.
screen-starts-somebody = La partie va commencer.
screen-big = Plein écran
screen-leave = Quitter l’écran partagé

## Qui est là
company = À table
bar-absent = { $number ->
        [one] { $names } n’est plus là ; on attend son retour.
       *[other] { $names } ne sont plus là ; on attend leur retour.
    }
company-absent = { $number ->
        [one] { $names } n’est plus là.
       *[other] { $names } ne sont plus là.
    }
company-more = { $number ->
        [one] (encore un avis)
       *[other] (encore { $number } avis)
    }
company-open = La place { $letter } attend encore quelqu’un.
company-bot = Un bot joue à sa place
company-wait = Attendre
company-lent = { $shared ->
        [yes] Un bot joue pour { $name }.
       *[no] Un bot joue à votre place.
    } { $moves ->
        [0] Il n’a encore rien joué.
        [one] Il a joué un coup, le journal le raconte.
       *[other] Il a joué { $moves } coups, le journal les raconte.
    }
company-kept = { $shared ->
        [yes] Un bot tient la place pour { $name }.
       *[no] Un bot tient votre place.
    }
company-let = Le laisser jouer
company-asks = { $name } demande une place.
company-give = Donner la place ({ $name })
company-later = Plus tard
company-watching = Vous regardez la partie.
company-full = La table est pleine, vous regardez.
company-chair = Il y a une chaise pour vous.
company-watch = Regarder
company-ask = Demander une place
company-asked = C’est demandé. Dès qu’une place se libère, elle est à vous.
company-unask = Ne plus demander
news-lost = Vous ne tenez plus la place { $letter } : { $now ->
        [bot] un bot l’a prise.
        [open] elle attend quelqu’un d’autre.
        [empty] la chaise a été retirée.
       *[person] elle a un nouveau lien, ouvert ailleurs.
    }
news-shared = Votre place est ouverte aussi sur un autre appareil. Les deux peuvent jouer.
news-holding = { $name } n’est plus là : vous tenez maintenant la table.
news-held = { $name } tient de nouveau la table.

## Encore
next-table = On rejoue : la nouvelle table est prête.
next-go = M’y asseoir
now-title = Les places
now-bot = Un bot à sa place
now-friend = À quelqu’un
now-back = Reprendre la place
now-link = Son lien
now-away = Retirer
now-free = Une chaise libre
    .more = pour qui arrive par le lien, ou pour un bot
now-bot-too = Un bot

## Les autres pages
rules-page = Règles de { $title }
rules-places = { $number ->
        [0] Rien de tel dans ces règles.
        [one] Trouvé à un endroit.
       *[other] Trouvé à { $number } endroits.
    }
rules-all = Règles des jeux
rules-whole = Le livret illustré
    .where = Le livret illustré, dans un nouvel onglet
rules-contents = Sommaire
rules-print = Imprimer
rules-others = Tous les livrets
rules-example = Exemple
rules-before = Revenir en arrière
rules-names = Léa Noé Nina Malik Zoé Sami Jade Tom Paul Lou Max Rosa
rules-try = Essayer contre des bots
credits-title = Crédits
credits-intro = Manège est un logiciel libre. Les dessins et les mots sont les nôtres ; voici ce que nous devons à d’autres.
credits-fonts = Lettres : Shrikhand (Jonny Pinhorn) et Atkinson Hyperlegible Next (Braille Institute), sous licence SIL OFL 1.1.
credits-pictures = Cartes postales de Qui paire gagne : dessins de Noto Emoji (Google), sous licence Apache 2.0, retouchés et posés sur nos propres décors ; mots-clés d’emojibase (Miles Johnson), sous licence MIT.
credits-code = Code : Svelte, Vite et Fluent, sous licences MIT et Apache 2.0.
credits-games = Les jeux appartiennent à leurs auteurs et à leurs éditeurs ; aucune de leurs images n’est ici.
nowhere-title = Cette allée ne mène nulle part
nowhere-home = Revenir au manège

## Ce qui est gardé
keeping-title = Ce qui est gardé
keeping-until = { $ended ->
        [yes] Cette table sera effacée le { $day }.
       *[no] Si plus personne n’y joue, cette table sera effacée le { $day }.
    }
keeping-always = Cette table est gardée sans limite de temps.
keeping-closed = Cette table est fermée : on peut encore la lire, mais plus y jouer.
keeping-forget = Effacer mon nom et mes mots
keeping-forget-sure = Vraiment ? Rien ne les ramènera.
keeping-forget-done = Votre nom et vos mots sont effacés.
keeping-photos = Effacer les photos de l’album
keeping-photos-sure = Vraiment ? Des cartes vides prendront leur place.
keeping-photos-done = Les photos sont effacées.
stuck-advice = Rien n’y est perdu : elle peut être finie si la personne qui s’occupe du serveur y remet l’ancienne version.
stuck-again = Ouvrir une nouvelle table avec les mêmes

## Ce qui n’a pas pu se faire
error-unexpected = Quelque chose s’est mal passé. Réessayez.
error-server-unreachable = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
error-table-unknown = Aucune table ne porte ce code.
error-game-unknown = Ce jeu n’est pas sur ce manège.
error-seat-unknown = Cette place n’existe pas.
error-page-unknown = Cette page n’existe pas.
error-table-started = La partie a déjà commencé.
error-table-not-started = La partie n’a pas encore commencé.
error-table-not-over = La partie n’est pas finie.
error-table-full = La table est pleine.
error-table-too-few = Il manque du monde : invitez quelqu’un ou asseyez un bot.
error-table-too-many = Il y a trop de monde à table.
error-table-edition = Les règles ont changé depuis le début de cette partie ; elle ne peut plus continuer ici.
error-table-figures = Cette partie a commencé avec d’autres chiffres sur les cartes ; elle ne peut pas continuer ici.
error-table-too-long = Cette table est allée aussi loin qu’une table peut aller : continuez à une nouvelle.
error-seat-too-often = Vous avez assez changé d’avis : attendez la suite.
error-seat-taken = Quelqu’un vient de prendre cette place.
error-seat-present = Il y a quelqu’un à cette place, ou son absence est trop courte.
error-mark-taken = Quelqu’un a déjà cette marque.
error-options-bad = Ces options ne vont pas ensemble.
error-bot-unknown = Ce bot n’est pas de ce manège.
error-name-bad = Ce prénom ne convient pas : 24 caractères au plus.
error-note-bad = Ce mot contient des caractères invisibles, ou plus de 140. Écrivez-le autrement.
error-seat-needed = Pendant la partie, aucune place ne peut rester vide : un bot peut la prendre.
error-album-not-here = Ce jeu se joue avec ses propres images.
error-album-full = L’album est plein : 300 photos au plus.
error-album-too-few = Il n’y a pas assez de photos pour jouer : ajoutez-en, ou retirez l’album.
error-album-not-a-picture = Ce n’est pas une photo JPEG, PNG ou WebP.
error-album-broken = Cette photo est abîmée : on ne peut pas la lire jusqu’au bout.
error-album-too-many-pixels = Cette photo est trop grande : elle a trop de pixels.
error-album-too-large = Cette photo est trop lourde : 10 Mo au plus.
error-album-too-slow = Cette photo a mis trop de temps à arriver. Réessayez.
error-album-too-hard = Cette photo demande trop de travail : enregistrez-la autrement, puis réessayez.
error-album-bad-name = Ce nom ne convient pas à une photo : 60 caractères au plus.
error-picture-unknown = Cette photo n’est pas dans l’album.
error-key-missing = Il faut tenir la table pour faire cela.
error-key-wrong = Cette clé n’ouvre plus rien ici.
error-origin-foreign = Une autre page a voulu jouer à votre place ; elle n’a rien pu faire.
error-request-malformed = Le serveur n’a pas compris. Rechargez la page.
error-request-too-large = C’est trop long pour le serveur.
error-method-wrong = Le serveur n’a pas compris. Rechargez la page.
error-too-fast = Doucement… Réessayez dans un instant.
error-word-missing = Pour ouvrir une table ici, il faut le mot de la maison.
error-word-wrong = Ce n’est pas ce mot-là. Demandez-le à qui vous accueille.
error-address-banned = Ce serveur ne vous répond pas pour l’instant.
error-address-unknown = Ce n’est pas une adresse.
error-table-crowded = Beaucoup de monde regarde déjà cette table. Revenez dans un moment.
error-server-failed = Le serveur a trébuché. Rien n’est perdu ; réessayez.
error-storage-failed = Le serveur ne peut rien noter pour l’instant. Réessayez.
error-table-closed = Cette table est fermée : on peut encore la lire, mais plus y jouer.
error-storage-full = Le disque du serveur est plein. Rien n’est perdu ; la partie reprendra dès qu’il y aura de la place.
error-storage-busy = Le serveur est occupé à autre chose. Réessayez dans un instant.
error-table-moved = Cette table change de serveur : la partie reprend dans un instant.
error-storage-restored = Une copie plus ancienne a été remise en place : la partie reprend où elle en était alors.
error-quota-address = Vous avez ouvert ou envoyé assez de choses pour aujourd’hui. Réessayez demain.
error-quota-server = Ce serveur est plein : les parties en cours continuent, mais rien de nouveau ne peut y entrer.
error-message-malformed = Le serveur n’a pas compris. Rechargez la page.
error-message-too-large = C’est trop long pour le serveur.
error-hello-missing = La ligne s’est mal ouverte. Rechargez la page.
error-seat-foreign = Cette place n’est pas tenue par cet appareil.
error-seat-bot = Un bot tient cette place pour l’instant.
error-turn-stale = La table a avancé entre-temps ; regardez à nouveau.
error-code-unknown = Ce coup n’existe pas dans ce jeu.
error-line-unknown = Cette réplique n’existe pas.
error-line-said = Vous avez déjà dit une réplique.
error-undo-nothing = Il n’y a rien à reprendre.
error-undo-light = On ne reprend pas ce qui a été vu.
error-undo-acted = Quelqu’un a joué depuis ; on ne peut plus reprendre.
error-undo-over = La partie est finie ; on ne reprend plus.
error-explain-none = Il n’y a rien à expliquer de ce coup.
error-explain-secret = Ce coup est encore secret : on saura pourquoi quand il sera montré.
error-recall-none = Ce moment n’est plus dans la partie.
error-hint-not-asked = Rien n’est à décider à cette place pour l’instant.
error-hint-none = Aucun conseil pour l’instant. Réessayez dans un moment.
error-judge-none = Pour ce jeu, personne ne sait encore juger des chances.
error-judge-failed = Les chances n’ont pas pu être calculées. Réessayez dans un moment.

# When all is over

standing-place = { $who ->
        [you] { $place } · vous
        [bot] { $place } · bot
       *[other] { $place }
    }
end-home = Accueil
end-again = Rejouer

# A game whose table is not drawn yet

any-you = vous
any-choose = Choisissez une action.
any-confirm = Confirmer
any-undo = Reprendre
any-wait = À { $players } de jouer…
any-nobody = La partie est finie : personne n’a gagné.
any-hidden = caché
any-nothing = rien
any-counted = { $number ->
    [one] { $number } cachée
   *[other] { $number } cachées
}
any-passing = La table est ouverte pour vous.

# Pace
pace = Rythme
    .slow = Lent
    .normal = Normal
    .fast = Rapide
    .once = Tout de suite
pace-behind = { $number ->
    [one] Encore 1 coup à voir : passer
   *[other] Encore { $number } coups à voir : passer
  }
curtain-label = Passer l’appareil
error-foresee-nothing = On ne peut rien prévoir de ce coup.
error-try-light = Un secret ou le hasard s’en mêlerait : l’essai s’arrête avant.
error-try-others = La suite serait aux autres : l’essai s’arrête avant. Gardez-le ou jetez-le.
error-hint-trial = L’indice regarde la vraie table : gardez ou jetez d’abord l’essai.
error-undo-trial = C’est déjà joué pour de bon : jetez d’abord l’essai.
