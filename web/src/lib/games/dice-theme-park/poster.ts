// What the poster says without words.
export default { key: 'dice_theme_park', place: 3, seats: [1, 4], minutes: [75, 90] } as const;
