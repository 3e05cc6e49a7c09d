import { checkRtp } from '@perya/game-kit/check-rtp';
import { createFairSource } from '@perya/game-kit/fair-source';
import { BetRefused } from '@perya/game-kit/game';
import { decodeJson, encodeJson } from '@perya/game-kit/json';
import { centavos } from '@perya/money';
import { describe, expect, it } from 'vitest';
import { rules as seat } from '../../color-game/rules/index.ts';
import * as live from './index.ts';

const { rules, room } = live;
const bet = rules.parseBet({ placed: [{ spot: 'red', stake: 10_00n }] });
const seeds = { serverSeed: 'cd'.repeat(32), clientSeed: 'color-game-live:1', nonce: 3 };

describe('the color game of a room', () => {
  it('pays by the table of the one-seat game, and returns the same', () => {
    for (let nonce = 1; nonce <= 200; nonce += 1) {
      const one = seat.open(bet, createFairSource({ ...seeds, nonce }));
      const shared = rules.open(bet, createFairSource({ ...seeds, nonce }));
      expect(shared.payout).toBe(one.payout);
      expect(shared.state.outcome?.dice).toEqual(one.state.dice);
      expect(rules.describe(shared.state)).toEqual(seat.describe(one.state));
    }
    expect(checkRtp(live, { rounds: 150_000, seed: 20_265 })).toEqual([]);
  });

  it('throws the same dice for every seat, and a seat survives being stored', () => {
    const other = rules.parseBet({ placed: [{ spot: 'pink', stake: centavos(55_00n) }] });
    const mine = rules.open(bet, createFairSource(seeds));
    const yours = rules.open(other, createFairSource(seeds));
    expect(yours.state.outcome).toEqual(mine.state.outcome);
    expect(decodeJson(encodeJson(mine.state))).toEqual(mine.state);
  });

  it('begins a throw every twenty seconds, which leaves room for bets, dice and a look', () => {
    const { bettingMs, restMs, everyMs = 0 } = room.times;
    const playing = room.lengthMs({ dice: ['red', 'red', 'red'] }, null);
    expect(everyMs).toBe(20_000);
    expect(bettingMs + playing + restMs).toBeLessThan(everyMs);
  });

  it('has no moves, neither of a player nor of the house', () => {
    expect(() => rules.parseMove({})).toThrow(BetRefused);
    expect(room.awayMove).toBeNull();
  });
});
