import { expect, it } from 'vitest';
import { readLooks } from './read-looks.ts';

it('reads a line a game, with a word without a set standing for a Fluent emoji', () => {
  const table = `
    mango-rush  burst  mango  rye  mango pineapple perya:coin
    pearl-diver  sea  lagoon  bungee  perya:vinta oyster turtle fish
  `;
  expect(readLooks(table)).toEqual([
    [
      'mango-rush',
      {
        composition: 'burst',
        palette: 'mango',
        face: 'rye',
        hero: 'fluent-emoji:mango',
        props: ['fluent-emoji:pineapple', 'perya:coin'],
      },
    ],
    [
      'pearl-diver',
      {
        composition: 'sea',
        palette: 'lagoon',
        face: 'bungee',
        hero: 'perya:vinta',
        props: ['fluent-emoji:oyster', 'fluent-emoji:turtle', 'fluent-emoji:fish'],
      },
    ],
  ]);
});

it.each([
  ['an unknown composition', 'mango-rush explosion mango rye mango coin star', '"explosion"'],
  ['an unknown palette', 'mango-rush burst mud rye mango coin star', '"mud"'],
  ['an unknown face', 'mango-rush burst mango arial mango coin star', '"arial"'],
  ['a cover of one prop', 'mango-rush burst mango rye mango coin', 'two props'],
])('refuses %s', (_, line, reason) => {
  expect(() => readLooks(line)).toThrow(reason);
});
