dice_theme_park-title = Dice Theme Park
    .lines = Dice
        Theme Park
dice_theme_park-promise = Every die is a visitor.
