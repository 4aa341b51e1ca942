scream_machine-title = Scream Machine
    .lines = Scream
        Machine
scream_machine-promise = The park that screams.
