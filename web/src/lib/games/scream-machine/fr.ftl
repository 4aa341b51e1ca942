scream_machine-title = Scream Machine
    .lines = Scream
        Machine
scream_machine-promise = Le parc qui fait crier.
