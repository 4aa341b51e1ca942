// What the poster says without words.
export default { key: 'toc_toc_toc', place: 2, seats: [3, 5], minutes: [15, 15] } as const;
