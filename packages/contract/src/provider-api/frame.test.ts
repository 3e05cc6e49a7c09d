import { expect, it } from 'vitest';
import { mutedMax, readMuted } from './frame.ts';

it('reads whom a player has muted, each once and not more than are remembered, the newest', () => {
  expect(readMuted({ voices: [] })).toEqual({ voices: [] });
  expect(readMuted({ voices: [101, 102, 101] })).toEqual({ voices: [101, 102] });
  const many = Array.from({ length: mutedMax + 5 }, (_, place) => 101 + place);
  expect(readMuted({ voices: many })).toEqual({ voices: many.slice(5) });
});

it('reads that nobody at all is heard, and takes nothing but true for it', () => {
  const deaf = { voices: [101], isDeaf: true };
  expect(readMuted(deaf)).toEqual(deaf);
  for (const isDeaf of [false, 'yes', 1]) {
    expect(readMuted({ voices: [101], isDeaf })).toEqual({ voices: [101] });
  }
});

it.each([
  undefined,
  null,
  101,
  '101',
  { 0: 101 },
  ['101'],
  [101, null],
  [0],
  [-1],
  [1.5],
  [2 ** 53],
])('takes nothing else for numbers of players: %j', (voices) =>
  expect(readMuted({ voices })).toBeNull(),
);
