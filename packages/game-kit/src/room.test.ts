import { centavos } from '@perya/money';
import { describe, expect, test } from 'vitest';
import { createFastSource } from './fast-source.ts';
import { BetRefused } from './game.ts';
import { newSeat, type RoomRules, seatRules } from './room.ts';

interface Bet {
  stake: bigint;
}
type Move = { kind: 'leave'; at: number } | { kind: 'away' };
interface Outcome {
  number: number;
}

/** Pays ten times the stake for a seven, half of it to who leaves, and gives it back when nobody could. */
const room: RoomRules<Bet, Move, Outcome> = {
  times: { bettingMs: 1, restMs: 1 },
  isShownAtBell: false,
  draw: (random) => ({ number: random.below(10) }),
  lengthMs: () => 1,
  timeMove: (_wish, { elapsedMs }) => ({ kind: 'leave', at: elapsedMs }),
  parseMove: (input) => input as Move,
  awayMove: { kind: 'away' },
  settle: ({ stake }, moves, { number }) => ({
    payout: centavos(
      moves.some(({ kind }) => kind === 'leave') ? stake / 2n : number === 7 ? stake * 10n : 0n,
    ),
    stakeReturned: centavos(moves.some(({ kind }) => kind === 'away') ? stake : 0n),
  }),
  describe: ({ outcome, payout }) => [
    {
      label: { en: `${outcome.number}`, tl: `${outcome.number}` },
      value: { en: `${payout}`, tl: `${payout}` },
    },
  ],
};

const rules = seatRules(
  {
    slug: 'sevens',
    name: 'Sevens',
    kind: 'quick',
    stakeRange: { stakeMin: centavos(1), stakeMax: centavos(100), payoutMax: centavos(1000) },
    rtpBasisPoints: 10_000,
    parseBet: (input) => input as Bet,
    stakeOf: ({ stake }) => centavos(stake),
  },
  room,
);

describe('a room as one seat sees it', () => {
  test('draws what the room draws and pays what the room pays', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const outcome = room.draw(createFastSource(seed));
      const { state, payout } = rules.open({ stake: 100n }, createFastSource(seed));
      expect(state.outcome).toEqual(outcome);
      expect(payout).toBe(outcome.number === 7 ? 1000n : 0n);
    }
  });

  test('says anew after every move what the whole round pays, and leaves the seat before alone', () => {
    const first = rules.open({ stake: 100n }, createFastSource(1));
    const left = rules.move(first.state, { kind: 'leave', at: 3 }, createFastSource(1));
    expect([left.payout, left.stakeReturned]).toEqual([50n, 0n]);
    expect(first.state.moves).toEqual([]);
    const away = rules.move(first.state, { kind: 'away' }, createFastSource(1));
    expect(away.stakeReturned).toBe(100n);
    expect(rules.extraStakeOf(first.state, { kind: 'away' })).toBe(0n);
  });

  test('that has only sat down knows nothing yet, and can be neither moved nor described', () => {
    const seat = newSeat<Bet>({ stake: 100n });
    expect(rules.show(seat)).toEqual({
      bet: { stake: 100n },
      moves: [],
      outcome: null,
      payout: null,
    });
    expect(() => rules.describe(seat)).toThrow(BetRefused);
    expect(() => rules.move(seat, { kind: 'away' }, createFastSource(1))).toThrow(BetRefused);
  });
});
