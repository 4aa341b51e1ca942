// The ready lines and faces, by their ids in the catalogue.
export const LINES = [
  'line-passing',
  'line-friend',
  'line-do-not-open',
  'line-music',
  'line-cold',
  'line-gift',
  'line-party',
  'line-dare',
] as const;

export const FACES = [
  'face-angel',
  'face-devil',
  'face-stone',
  'face-wink',
  'face-yawn',
  'face-shiver',
] as const;
