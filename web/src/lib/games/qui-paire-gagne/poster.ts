// What the poster says without words.
export default { key: 'qui_paire_gagne', place: 4, seats: [3, 8], minutes: [30, 45] } as const;
