wishland-title = Wishland
    .lines = Wishland
wishland-promise = Le parc dont on rêvait.
