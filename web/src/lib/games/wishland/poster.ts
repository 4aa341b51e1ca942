// What the poster says without words.
export default { key: 'wishland', place: 5, seats: [1, 4], minutes: [75, 75] } as const;
