import { type Creature, disc, drawn, eye, filled } from './shape.ts';

export const dilis: Creature = {
  length: 62,
  tailX: -36,
  tail: [filled('#5f8fb3', 'M-35 0-50-10Q-45 0-50 10z')],
  body: [
    filled('#cfe2f0', 'M-38 0C-24-10 6-12 40-4Q48 0 40 4C10 12-22 10-38 0z'),
    filled('#3f739e', 'M-38 0C-24-10 6-12 40-4Q10-6-38 0z'),
    filled('#ffffff', 'M-32 2C-10-1 18-2 36 1 18 4-10 5-32 2z'),
    filled('#3f739e', 'M-6-9Q2-18 10-9z'),
    ...eye(32, -1, 4),
  ],
};

export const galunggong: Creature = {
  length: 74,
  tailX: -34,
  tail: [filled('#e3a92c', 'M-32 0-51-16Q-43 0-51 16z')],
  body: [
    filled('#e6f0e4', 'M-36 0C-20-15 14-17 40-5Q48 0 40 5C14 17-20 14-36 0z'),
    filled('#23807a', 'M-36 0C-20-15 14-17 40-5Q10-9-36 0z'),
    filled('#e3b53c', 'M-34 0C-10-4 16-5 40-1 16 0-10 2-34 0z'),
    filled('#1b645f', 'M-14-12Q-6-25 8-14-4-14-14-12z', 'M-10 12Q-4 22 6 13z'),
    filled('#e3a92c', 'M14 3Q4 12-2 7 6 5 14 3z'),
    drawn('#1b645f', 1.5, 'M24-9Q19 0 24 9'),
    ...eye(33, -3, 4.5),
  ],
};

export const tilapia: Creature = {
  length: 84,
  tailX: -30,
  tail: [filled('#6a5d92', 'M-28 0-48-17Q-41 0-48 17z')],
  body: [
    filled('#6a5d92', 'M-24-15-17-31-9-25-2-34 5-27 12-33 18-23 26-17Q0-28-24-15z'),
    filled('#6a5d92', 'M-16 17Q-6 32 8 22z'),
    filled('#a9a5cc', 'M-32 0C-26-23 4-31 28-16Q45-6 45 2 43 10 30 17C6 30-24 22-32 0z'),
    filled('#8079ab', 'M-32 0C-26-23 4-31 28-16Q38-10 42-4 4-14-32 0z'),
    filled('#d7d3ea', 'M-20 9Q6 20 34 10 22 22 4 22-12 20-20 9z'),
    drawn('#6a5d92', 3, 'M-14-17Q-10 0-14 15', 'M-1-21Q3 0-1 20', 'M12-19Q15-8 13-2'),
    filled('#d58bb0', 'M20 3Q8 14 2 7 10 5 20 3z'),
    drawn('#5a4f80', 1.8, 'M45 3Q40 7 34 5'),
    ...eye(31, -5, 5),
  ],
};

export const bangus: Creature = {
  length: 104,
  tailX: -32,
  tail: [filled('#6f9dbb', 'M-30 0-53-23Q-41 0-53 23z')],
  body: [
    filled('#6f9dbb', 'M-12-15Q-2-30 12-17-2-17-12-15z', 'M-16 13Q-10 24 0 16z'),
    filled('#eaf2f7', 'M-34 0C-20-18 10-22 36-8Q48 0 36 8C10 22-20 17-34 0z'),
    filled('#4f86ab', 'M-34 0C-20-18 10-22 36-8Q10-12-34 0z'),
    drawn(
      '#b9cfdd',
      1.4,
      'M-18-2q4 4 8 0 4 4 8 0 4 4 8 0 4 4 8 0',
      'M-14 5q4 4 8 0 4 4 8 0 4 4 8 0',
    ),
    filled('#c4d8e5', 'M16 4Q6 14-2 9 6 6 16 4z'),
    drawn('#7ea4bd', 1.6, 'M23-12Q17 0 23 12'),
    ...eye(32, -3, 5.5),
  ],
};

export const pusit: Creature = {
  length: 92,
  tailX: -20,
  tail: [
    drawn(
      '#e0708f',
      4.5,
      'M-20-7Q-36-15-50-8',
      'M-22-2Q-38-5-54 1',
      'M-22 3Q-38 6-51 10',
      'M-20 8Q-33 17-46 17',
    ),
    filled(
      '#ffd7e0',
      disc(-50, -8, 2.6),
      disc(-54, 1, 2.6),
      disc(-51, 10, 2.6),
      disc(-46, 17, 2.6),
    ),
  ],
  body: [
    filled('#d45b80', 'M48 0 22-23Q14-12 18 0 14 12 22 23z'),
    filled('#f19ab2', 'M46 0Q20-19-8-14L-12 14Q20 19 46 0z'),
    filled('#f8bccb', 'M40 1Q18 13-8 11L-6 3Q18 6 40 1z'),
    filled('#f19ab2', 'M-6-12Q-24-14-25 0-24 14-6 12z'),
    filled('#d45b80', disc(6, -8, 2), disc(16, -5, 1.6), disc(24, -7, 1.4), disc(2, -2, 1.5)),
    ...eye(-14, -4, 5.5),
  ],
};
