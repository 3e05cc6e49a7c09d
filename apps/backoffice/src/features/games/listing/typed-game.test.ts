import { gameToList } from '@perya/contract/catalogue/staff-calls/listing';
import { describe, expect, test } from 'vitest';
import { emptyGame, gameOf, readList } from './typed-game.ts';

describe('a list of a provider', () => {
  test('has a game on each line, with tabs or semicolons between its parts', () => {
    const text =
      'mango-nine;Mango Nine;MN.9;Slot;96.5;1;500;2000\n\nbaka-bingo\tBaka Bingo\tBB\tBingo\t95\t5\t100\n';
    const games = readList(text, 'luzon-live');
    expect(games).toEqual([
      {
        code: 'mango-nine',
        name: 'Mango Nine',
        platform: 'luzon-live',
        provider_game: 'MN.9',
        category: 'Slot',
        rtp: '96.5',
        stake_min: '1.00',
        stake_max: '500.00',
        win_times: 2000,
      },
      expect.objectContaining({ code: 'baka-bingo', category: 'Bingo', win_times: null }),
    ]);
    for (const game of games) expect(gameToList.safeParse(game).success).toBe(true);
  });

  test('with a part that is missing or no number is refused by the contract', () => {
    const refused = ['only-a-code', 'x;X;P;Slot;96;1;many;5', 'x;X;P;Chess;96;1;5;5'];
    for (const line of refused) {
      const [game] = readList(line, 'luzon-live');
      expect([line, gameToList.safeParse(game).success]).toEqual([line, false]);
    }
  });
});

test('a game by hand without figures is refused at its fields', () => {
  const { error } = gameToList.safeParse(gameOf(emptyGame));
  const fields = error?.issues.map(({ path }) => path[0]);
  expect(fields).toEqual(['code', 'name', 'platform', 'provider_game', 'rtp']);
});
