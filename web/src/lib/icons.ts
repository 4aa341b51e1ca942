// Icons: our own, in a box of 20, filled with the ink of the text around them.
export const ICONS = {
  person: 'M10 1a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9zM1.5 19c0-11 17-11 17 0z',
  people:
    'M7 3a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7zM0 18c0-9 14-9 14 0zM12 3.4a3.5 3.5 0 1 1 0 6.2q1.5-3 0-6.2zM15.5 18h4.5c0-5-3-7-6.5-6.6q2.3 2.2 2 6.6z',
  clock:
    'M10 1a9 9 0 1 0 0 18A9 9 0 0 0 10 1zm0 2.5a6.5 6.5 0 1 1 0 13A6.5 6.5 0 0 1 10 3.5zM8.9 5.5h2.2v4l3 2-1.2 1.9-4-2.7z',
  phone:
    'M6 1h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2zm.5 3v10h7V4zM9 15.5h2v1.6H9z',
  screen: 'M1 3h18v11H1zm2 2v7h14V5zM6 16h8v2H6z',
  bot: 'M9 0h2v3h5a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h5zM6.5 7a2 2 0 1 0 0 4a2 2 0 0 0 0-4zm7 0a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM7 12.5v1.5h6v-1.5zM5 17h10v3H5z',
  copy: 'M7 1h10a2 2 0 0 1 2 2v10h-2.5V3.5H7zM3 5h9a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zm.5 2.5v9h8v-9z',
  share:
    'M15 1a3.5 3.5 0 1 1-2.7 5.7L7.9 9.2a3.5 3.5 0 0 1 0 1.6l4.4 2.5A3.5 3.5 0 1 1 11.4 15L7 12.5a3.5 3.5 0 1 1 0-5L11.4 5A3.5 3.5 0 0 1 15 1z',
  nobody:
    'M10 1a9 9 0 1 0 0 18a9 9 0 0 0 0-18zm0 2.5c1.4 0 2.7.4 3.7 1.2l-9 9A6.5 6.5 0 0 1 10 3.5zm5.3 2.8a6.5 6.5 0 0 1-9 9z',
  log: 'M3 1h12a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H3zm3 4v1.8h8V5zm0 4v1.8h8V9zm0 4v1.8h5V13z',
  check: '-M3 10.5l5 5L17 5',
  back: '-M13 3L6 10l7 7',
  down: '-M4 7l6 6.5L16 7',
  undo: '-M8 4L3 9l5 5M3 9h9a5 5 0 0 1 5 5v1',
  again: '-M16 6.5A6.7 6.7 0 1 0 16.7 11M16.7 2.5V6.7H12.5',
  knock:
    '-M4 9.5V6.5Q4 5 5.3 5T6.6 6.5V5Q6.6 3.7 8 3.7T9.3 5Q9.3 3.7 10.5 3.7T11.7 5V6Q11.7 4.7 13 4.7T14.3 6V11Q14.3 16 9.3 16Q5 16 4 12ZM17 4q1.2 1.7 0 3.4M18.4 10q-.8 1.3-2 1.5',
  close: '-M4 4l12 12M16 4L4 16',
  menu: '-M2 5h16M2 10h16M2 15h16',
  plus: '-M10 3v14M3 10h14',
  search: '-M9 3a6 6 0 1 1 0 12a6 6 0 0 1 0-12zM13.5 13.5L18 18',
  bulb: '-M7 15v-2C4.5 11.5 4 9.5 4 8a6 6 0 0 1 12 0c0 1.5-.5 3.5-3 5v2zM8 18.5h4',
  soundOn: '-M2 8v4h3l5 4V4L5 8zM13.5 7a4.5 4.5 0 0 1 0 6M16 4.5a8 8 0 0 1 0 11',
  soundOff: '-M2 8v4h3l5 4V4L5 8zM13.5 8l5 5M18.5 8l-5 5',
  sliders:
    'M1 3h8.5a2.8 2.8 0 0 1 5 0H19v2h-4.5a2.8 2.8 0 0 1-5 0H1zM1 9h2.5a2.8 2.8 0 0 1 5 0H19v2H8.5a2.8 2.8 0 0 1-5 0H1zM1 15h10.5a2.8 2.8 0 0 1 5 0H19v2h-2.5a2.8 2.8 0 0 1-5 0H1z',
} as const; // a path that begins with "-" is a line, the others are filled

export type IconName = keyof typeof ICONS;
