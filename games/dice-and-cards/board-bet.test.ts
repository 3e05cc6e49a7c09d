import { BetRefused } from '@perya/game-kit/game';
import { centavos } from '@perya/money';
import { describe, expect, it } from 'vitest';
import { parseBoardBet, refuseMove, totalOf } from './board-bet.ts';

const spots: ReadonlySet<string> = new Set(['left', 'right']);
const stakeRange = {
  stakeMin: centavos(500n),
  stakeMax: centavos(10_000n),
  payoutMax: centavos(100_000n),
};
const parse = (input: unknown) => parseBoardBet(input, spots, stakeRange);

function refusalOf(act: () => unknown): BetRefused {
  try {
    act();
  } catch (error) {
    if (error instanceof BetRefused) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
}

describe('a bet on a board', () => {
  it('takes whole pesos on different spots and keeps nothing else', () => {
    const bet = parse({
      placed: [
        { spot: 'left', stake: 500n, odds: 1000 },
        { spot: 'right', stake: 9500n },
      ],
      isFree: true,
    });
    expect(bet).toEqual({
      placed: [
        { spot: 'left', stake: 500n },
        { spot: 'right', stake: 9500n },
      ],
    });
    expect(totalOf(bet.placed)).toBe(10_000n);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 5],
    ['a text', '{"placed":[]}'],
    ['a list', [{ spot: 'left', stake: 500n }]],
    ['no spots', {}],
    ['spots that are no list', { placed: { spot: 'left', stake: 500n } }],
    ['a hole in the list', { placed: [null] }],
    ['an unknown spot', { placed: [{ spot: 'middle', stake: 500n }] }],
    ['a spot of the prototype', { placed: [{ spot: 'constructor', stake: 500n }] }],
    ['a spot that is no text', { placed: [{ spot: ['left'], stake: 500n }] }],
    ['a stake that is a number', { placed: [{ spot: 'left', stake: 500 }] }],
    ['a stake that is a text', { placed: [{ spot: 'left', stake: '500' }] }],
    ['a missing stake', { placed: [{ spot: 'left' }] }],
    ['a stake of nothing', { placed: [{ spot: 'left', stake: 0n }] }],
    ['a negative stake', { placed: [{ spot: 'left', stake: -500n }] }],
    [
      'a negative stake beside a larger one',
      {
        placed: [
          { spot: 'left', stake: 1000n },
          { spot: 'right', stake: -500n },
        ],
      },
    ],
    ['part of a peso', { placed: [{ spot: 'left', stake: 550n }] }],
    [
      'a spot twice',
      {
        placed: [
          { spot: 'left', stake: 500n },
          { spot: 'left', stake: 500n },
        ],
      },
    ],
    ['too many entries', { placed: Array.from({ length: 1000 }, () => null) }],
    ['no chip at all', { placed: [] }],
    ['less than the least', { placed: [{ spot: 'left', stake: 400n }] }],
    ['more than the most', { placed: [{ spot: 'left', stake: 10_100n }] }],
    ['an amount beyond all', { placed: [{ spot: 'left', stake: 10n ** 29n }] }],
    [
      'more than the most on two spots',
      {
        placed: [
          { spot: 'left', stake: 9_600n },
          { spot: 'right', stake: 500n },
        ],
      },
    ],
  ])('refuses %s in both languages', (_what, input) => {
    const { text } = refusalOf(() => parse(input));
    expect(text.en).not.toBe('');
    expect(text.tl).not.toBe(text.en);
  });

  it('names the stake range when a stake is out of it', () => {
    const { text } = refusalOf(() => parse({ placed: [{ spot: 'left', stake: 10_100n }] }));
    expect(text.en).toContain('₱5.00 and ₱100.00');
  });

  it('allows no move afterwards', () => {
    expect(refusalOf(() => refuseMove()).text.tl).not.toBe('');
  });
});
