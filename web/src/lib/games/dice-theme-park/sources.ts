// Where stars come from, in the order they are told.
export const SOURCES = [
  'attractions',
  'effects',
  'skills',
  'administrator',
  'statues',
  'vips',
  'objectives',
  'money',
] as const;

export type StarSource = (typeof SOURCES)[number];
