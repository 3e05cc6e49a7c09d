import { describe, expect, test } from 'vitest';
import { chooseBet } from './free-rounds.ts';

/** As the documents show them. */
const offered = {
  denominations: ['0.01', '0.1', '1'],
  bets: [
    { bet_id: '0', bet_per_line: 1, lines: 25 },
    { bet_id: '1', bet_per_line: 2, lines: 25 },
  ],
  total_bets: [
    { bet_id: 0, amount: 10.0 },
    { bet_id: 1, amount: 25.0 },
  ],
};

describe('the bet of a free spin', () => {
  test.each<[string, number, [string, string][] | null]>([
    ['is a whole bet of that amount', 1000, [['total_bet_id', '0']]],
    [
      'is lines and coins that come to it',
      25,
      [
        ['bet_id', '0'],
        ['denomination', '0.01'],
      ],
    ],
    [
      'is the next bet where the first does not come to it',
      5000,
      [
        ['bet_id', '1'],
        ['denomination', '1'],
      ],
    ],
    ['is none where the game offers no such bet', 700, null],
  ])('%s', (_what, stake, form) => {
    expect(chooseBet(offered, stake)).toEqual(form);
  });

  test('is none where the game offers nothing', () => {
    expect(chooseBet({}, 1000)).toBeNull();
  });
});
