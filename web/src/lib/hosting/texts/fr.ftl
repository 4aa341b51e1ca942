# What whoever hosts reads; fetched with that page only.

hosting-title = Gestion du serveur
hosting-token-why = Cette page est pour qui héberge le serveur. Le jeton est dit au démarrage, ou choisi avec MANEGE_ADMIN_TOKEN.
hosting-token = Jeton
hosting-enter = Entrer
hosting-leave = Sortir
hosting-wrong = Ce n’est pas le jeton de ce serveur.
hosting-unreachable = Le serveur ne répond pas ; nouvel essai dans un moment.
hosting-word = Ouvrir une table demande le mot « { $word } ».
hosting-now = En ce moment
hosting-lobbies = Tables en préparation
hosting-playing = Parties en cours
hosting-over = Parties finies
hosting-closed = Tables fermées
hosting-lines = Appareils reliés
hosting-processor = Processeur
hosting-percent = { $number } %
hosting-lag = Attente au serveur
hosting-milliseconds = { $number } ms
hosting-memory = Mémoire
hosting-bots = Bots prêts à réfléchir
hosting-of = { $number } sur { $most }
hosting-data = Données
hosting-free = Place libre
hosting-since = Démarré
hosting-version = Version
hosting-kilobytes = { $number } ko
hosting-megabytes = { $number } Mo
hosting-gigabytes = { $number } Go
hosting-sign-proxy-unknown = Un intermédiaire devant ce serveur n’est pas reconnu : tous les visiteurs ont la même adresse, et les mêmes limites. Indiquez la sienne avec --proxies.
hosting-sign-proxy-silent = Un intermédiaire sur cette machine ne dit pas d’où viennent les visiteurs : ils ont tous la même adresse, et les mêmes limites. Il doit ajouter X-Forwarded-For.
hosting-sign-one-address = Tous les appareils reliés ont la même adresse. C’est normal s’ils partagent un réseau ; sinon, un intermédiaire cache d’où ils viennent.
hosting-tables = Tables
hosting-find = Chercher par code ou par jeu
hosting-none = Aucune table.
hosting-lobby-state = en préparation
hosting-playing-state = en cours
hosting-over-state = finie
hosting-closed-state = fermée
hosting-about = { $state }, { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, { $actions ->
        [one] { $actions } coup
       *[other] { $actions } coups
    }, { $lines ->
        [0] personne n’y est
        [one] { $lines } appareil y est
       *[other] { $lines } appareils y sont
    }, { $when }
hosting-open = Voir la table { $code }
hosting-close = Fermer
    .label = Fermer la table { $code }
    .sure = La fermer : on n’y joue plus
hosting-delete = Effacer
    .label = Effacer la table { $code }
    .sure = L’effacer pour toujours
hosting-keep = Non
hosting-closed-said = La table { $code } est fermée.
hosting-deleted-said = La table { $code } est effacée.
hosting-visitors = Visiteurs
hosting-visitor-lines = { $number ->
        [one] { $number } appareil relié
       *[other] { $number } appareils reliés
    }
hosting-banned = écarté encore { $minutes } min
hosting-ban = Écarter
    .label = Écarter l’adresse { $address }
hosting-ban-address = Adresse à écarter
hosting-ban-time = Pour
hosting-minutes = { $number } min
hosting-hours = { $number } h
hosting-days = { $number ->
        [one] { $number } jour
       *[other] { $number } jours
    }
hosting-let-in = Laisser revenir
    .label = Laisser revenir l’adresse { $address }
hosting-banned-said = { $address } est écartée.
hosting-let-in-said = { $address } peut revenir.
hosting-troubles = Refus depuis le démarrage
hosting-no-troubles = Rien n’a été refusé.
hosting-happened = Derniers avertissements
hosting-nothing = Rien à signaler.
