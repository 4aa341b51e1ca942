wishland-title = Wishland
    .lines = Wishland
wishland-promise = The park of your dreams.
