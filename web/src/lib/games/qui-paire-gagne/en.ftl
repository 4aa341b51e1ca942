qui_paire_gagne-title = Qui paire gagne
    .lines = Qui paire
        gagne
qui_paire_gagne-promise = Eleven pictures, one odd one.
