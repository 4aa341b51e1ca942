// What the poster says without words.
export default { key: 'scream_machine', place: 1, seats: [2, 6], minutes: [30, 45] } as const;
