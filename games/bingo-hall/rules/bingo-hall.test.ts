import { checkRtp } from '@perya/game-kit/check-rtp';
import { createFairSource } from '@perya/game-kit/fair-source';
import { createFastSource } from '@perya/game-kit/fast-source';
import { fraction, toNumber } from '@perya/game-kit/fraction';
import { BetRefused } from '@perya/game-kit/game';
import { decodeJson, encodeJson } from '@perya/game-kit/json';
import { centavos } from '@perya/money';
import { describe, expect, it } from 'vitest';
import { callsOf, completedAt } from '../../bingo-75/rules/round.ts';
import { cardsMax, type HallBet, hallCards, priceOf, stakeOf } from './bet.ts';
import { cardOf, lastCard } from './card.ts';
import { chanceOf, potReturn } from './compute-rtp.ts';
import * as hall from './index.ts';
import { firstPool, meanPool, poolBallMax, poolCap, poolReturn, tellPool } from './pool.ts';
import {
  ballsAtLeast,
  ballsAtLeastBefore,
  bellEveryMs,
  drawAt,
  earlyPrizes,
  potPrizesOf,
  programmeOf,
  programmes,
} from './prizes.ts';
import { ballsCalled, settle, winsOf } from './settle.ts';
import { type Drum, tellHall } from './tell.ts';

const { rules, room } = hall;
const isRefused = (work: () => unknown): boolean => {
  try {
    work();
    return false;
  } catch (error) {
    return error instanceof BetRefused;
  }
};

/** So few that each is printed once for all tests. */
const printed = 3_000;

/** Players who have bought between one card and all they may, of the same draw. */
function hallOf(players: number, draw: number, seed: number): HallBet[] {
  const chance = createFastSource(seed);
  return Array.from({ length: players }, () => ({
    draw,
    cards: Array.from({ length: 1 + chance.below(cardsMax) }, () => 1 + chance.below(printed)),
  }));
}

/** Far from the numbers of cards, which are printed by the same source. */
const drumOf = (seed: number): Drum => room.draw(createFastSource(2_000_000_000 + seed));

describe('the pot', () => {
  it('is paid whole in every draw: no less than its share, and at most a centavo more for each winning card', () => {
    for (let seed = 1; seed <= 120; seed += 1) {
      const draw = seed % programmes.length;
      const bets = hallOf(1 + (seed % 25), draw, seed);
      const drum = drumOf(seed);
      const told = tellHall(bets, drum, firstPool);
      const fromPot = bets
        .flatMap((bet) => winsOf(bet, told, drum))
        .filter(({ from }) => from === 'pot');
      expect(told.pot).toBe(bets.reduce((sum, bet) => sum + stakeOf(bet), 0n));
      for (const [place, { share, pattern }] of potPrizesOf(programmeOf(draw)).entries()) {
        const wins = fromPot.filter((win) => win.pattern === pattern.id);
        const paid = wins.reduce((sum, { payout }) => sum + payout, 0n);
        const whole = told.pot * BigInt(share);
        expect(wins).toHaveLength(told.won[place]?.cards ?? 0);
        expect(paid * 100n).toBeGreaterThanOrEqual(whole);
        expect(paid * 100n).toBeLessThan(whole + 100n * BigInt(wins.length));
      }
    }
  });

  it('falls in the order of the timetable, to the first cards that have the pattern and to nobody after them', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const bets = hallOf(12, seed % programmes.length, seed);
      const drum = drumOf(seed + 500);
      const calls = callsOf(drum.balls);
      const { won } = tellHall(bets, drum, firstPool);
      const balls = won.map(({ ball }) => ball);
      expect(balls).toEqual([...balls].sort((a, b) => a - b));
      const prizes = potPrizesOf(programmeOf(seed % programmes.length));
      for (const [place, { pattern }] of prizes.entries()) {
        const all = bets.flatMap(({ cards }) =>
          cards.map((serial) => completedAt(pattern, cardOf(serial), calls) ?? 0),
        );
        expect(Math.min(...all)).toBe(balls[place]);
        expect(all.filter((ball) => ball === balls[place])).toHaveLength(won[place]?.cards ?? 0);
      }
    }
  });

  it('is the same in whatever order the cards were sold', () => {
    const bets = hallOf(30, 2, 9);
    expect(tellHall([...bets].reverse(), drumOf(4), firstPool)).toEqual(
      tellHall(bets, drumOf(4), firstPool),
    );
  });

  it('knows after every ball how many cards wait for one number', () => {
    const bets = hallOf(8, 1, 77);
    const drum = drumOf(78);
    const calls = callsOf(drum.balls);
    const { won, near } = tellHall(bets, drum, firstPool);
    const prizes = potPrizesOf(programmeOf(1));
    expect(near).toHaveLength(won.at(-1)?.ball ?? 0);
    near.forEach((count, called) => {
      const place = won.findIndex(({ ball }) => ball > called);
      const waiting = bets
        .flatMap(({ cards }) => cards)
        .filter((serial) => {
          const card = cardOf(serial);
          const missing = (shape: readonly number[]) =>
            shape.filter((cell) => (calls[card[cell] ?? 0] ?? 0) > called).length;
          return prizes[place]?.pattern.shapes.some((shape) => missing(shape) === 1);
        });
      expect(count, `after ball ${called}`).toBe(waiting.length);
    });
  });

  it('is nobody’s in an empty hall, and nothing is called there', () => {
    const told = tellHall([], drumOf(1), firstPool);
    expect(told).toMatchObject({ cards: 0, pot: 0n, won: [], near: [] });
    expect(room.lengthMs(drumOf(1), told)).toBe(0);
  });
});

describe('the pool', () => {
  const found = { amount: centavos(1_000_00n), next: centavos(50_00n) };
  const house = { price: 20_00n, pot: 4_000_00n, ball: poolBallMax, cards: 1 };

  it('grows by 2 % of what is staked, and half a per cent is put aside for the next one', () => {
    expect(tellPool(found, { ...house, ball: poolBallMax + 1 })).toEqual({
      before: found,
      prize: 1_080_00n,
      won: null,
      after: { amount: 1_080_00n, next: 70_00n },
    });
  });

  it('is emptied by a card of the highest price, and begins again with what was put aside', () => {
    const { won, after } = tellPool(found, { ...house, cards: 7 });
    expect(won).toEqual({ cards: 7, each: 154_28n });
    expect(after).toEqual({ amount: 70_00n + 4n, next: 0n });
  });

  it('gives a cheaper card its part for its price and keeps the rest', () => {
    const { won, after } = tellPool(found, { ...house, price: 2_00n, pot: 400_00n });
    expect(won).toEqual({ cards: 1, each: 100_80n });
    expect(after).toEqual({ amount: 1_008_00n - 100_80n, next: 52_00n });
  });

  it('never holds more than its cap; what comes beyond is put aside', () => {
    const full = { amount: centavos(poolCap - 10_00n), next: centavos(0) };
    const { prize, after } = tellPool(full, { ...house, ball: 60 });
    expect(prize).toBe(poolCap);
    expect(after).toEqual({ amount: poolCap, next: 20_00n + 70_00n });
  });

  it('pays in the long run all that was put into it, whoever wins at whatever price', () => {
    const chance = createFastSource(11);
    let pool = firstPool;
    let put = firstPool.amount + firstPool.next;
    let paid = 0n;
    for (let draw = 0; draw < 20_000; draw += 1) {
      const price = priceOf(draw % programmes.length);
      const pot = price * BigInt(1 + chance.below(300));
      const cards = 1 + chance.below(3);
      const ball = chance.below(25) === 0 ? 50 : 60;
      const told = tellPool(pool, { price, pot, ball, cards });
      put += (pot * 25n) / 1000n;
      paid += told.won ? told.won.each * BigInt(cards) : 0n;
      pool = told.after;
      expect(put).toBe(paid + pool.amount + pool.next);
    }
    expect(Number(paid) / Number(put)).toBeGreaterThan(0.99);
  });

  it('is won with the full house of the hall, where that falls by ball 54, and by nobody later', () => {
    let count = 0;
    for (let seed = 1; seed <= 400; seed += 1) {
      const bets = hallOf(12, 0, seed);
      const drum = drumOf(seed);
      const told = tellHall(bets, drum, firstPool);
      const house = told.won.at(-1);
      const wins = bets.flatMap((bet) => winsOf(bet, told, drum));
      const fromPool = wins.filter(({ from }) => from === 'pool');
      const isEarly = (house?.ball ?? 99) <= 54;
      expect(fromPool).toHaveLength(isEarly ? (house?.cards ?? 0) : 0);
      for (const win of fromPool) {
        expect(win).toMatchObject({ ball: house?.ball, payout: told.pool?.won?.each });
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(0);
  });

  it('was not there once: a draw of then is told, called and paid as it was', () => {
    const bet: HallBet = { draw: 0, cards: [5] };
    const drum: Drum = { balls: houseFirst(5) };
    const told = tellHall([bet], drum, null);
    expect(told).not.toHaveProperty('pool');
    expect(ballsCalled(told)).toBe(ballsAtLeastBefore);
    const paid = winsOf(bet, told, drum).find(({ from, ball }) => from === 'early' && ball > 22);
    expect(paid).toMatchObject({ pattern: 'full-house', payout: 100_000_00n });
    expect(room.pot?.handsOn?.found(told)).toBeNull();
    expect(room.pot?.handsOn?.left(told)).toBeNull();
    const now = tellHall([bet], drum, meanPool());
    expect(winsOf(bet, now, drum).filter(({ pattern }) => pattern === 'full-house')).toMatchObject([
      { from: 'pot' },
      { from: 'pool', payout: now.pool?.prize },
    ]);
  });
});

/** A drum out of which a card is full before any other ball comes. */
function houseFirst(serial: number): number[] {
  const own = cardOf(serial).filter((number) => number > 0);
  const others = Array.from({ length: 75 }, (_, at) => at + 1).filter((n) => !own.includes(n));
  return [...own, ...others];
}

describe('early prizes', () => {
  it('are paid to every card that is in time, whatever the others have', () => {
    const bet: HallBet = { draw: 0, cards: [5] };
    const [first] = earlyPrizes;
    if (!first) throw new Error('There are no early prizes');
    for (let seed = 1; seed <= 1_500; seed += 1) {
      const drum = drumOf(seed);
      const told = tellHall([bet, { draw: 0, cards: [6, 7] }], drum, firstPool);
      const early = winsOf(bet, told, drum).filter(({ from }) => from === 'early');
      const ball = completedAt(first.pattern, cardOf(5), callsOf(drum.balls)) ?? 99;
      const line = early.find(({ pattern }) => pattern === 'line');
      expect(line?.payout).toBe(ball <= first.ballMax ? 50_000n : undefined);
    }
  });

  it('have been called before the draw may end', () => {
    expect(ballsAtLeast).toBe(22);
    for (let seed = 1; seed <= 20; seed += 1) {
      const told = tellHall(hallOf(60, 0, seed), drumOf(seed), firstPool);
      expect(ballsCalled(told)).toBe(Math.max(22, told.won.at(-1)?.ball ?? 0));
    }
  });
});

describe('what comes back', () => {
  it('is 70 of 100 pesos from the pot, 2.5 from the pool and the exact odds of the early prizes', () => {
    expect(potReturn()).toEqual(fraction(7, 10));
    expect(poolReturn()).toEqual(fraction(25, 1000));
    const early = earlyPrizes.map((prize) => prize.times * toNumber(chanceOf(prize)));
    expect(early.map((share) => share.toFixed(5))).toEqual(['0.14679', '0.09028']);
    for (const programme of programmes) {
      const shares = potPrizesOf(programme).map(({ share }) => share);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(70);
    }
    expect(checkRtp(hall, { rounds: 30_000, seed: 20_270 })).toEqual([]);
  });

  it('does not depend on how many cards somebody buys, nor on how full the hall is', () => {
    const draws = 3_000;
    const shares = { one: 0, many: 0 };
    const one: HallBet = { draw: 1, cards: [1] };
    for (let seed = 1; seed <= draws; seed += 1) {
      const many: HallBet = { draw: 1, cards: Array.from({ length: 6 }, (_, at) => 10 + at) };
      const drum = drumOf(seed);
      const told = tellHall([one, many, { draw: 1, cards: [30, 31, 32] }], drum, firstPool);
      const fromPot = (bet: HallBet) =>
        Number(
          winsOf(bet, told, drum)
            .filter(({ from }) => from === 'pot')
            .reduce((sum, { payout }) => sum + payout, 0n),
        ) / Number(stakeOf(bet));
      shares.one += fromPot(one) / draws;
      shares.many += fromPot(many) / draws;
    }
    // Five standard errors of 3,000 draws, by what a card of ten wins.
    expect(Math.abs(shares.one - 0.7)).toBeLessThan(0.14);
    expect(Math.abs(shares.many - 0.7)).toBeLessThan(0.04);
  });

  it('is never more than is declared as the most', () => {
    const bets = hallOf(4, 0, 3);
    const told = tellHall(bets, drumOf(3), firstPool);
    for (const bet of bets) {
      const most = Number(rules.stakeRange.payoutMax);
      expect(Number(settle(bet, [told], drumOf(3)).payout)).toBeLessThanOrEqual(most);
    }
    expect(hall.winTimes).toBe(33_440);
    expect(rules.stakeRange.payoutMax).toBe(centavos(687_200_00));
  });
});

describe('a seat', () => {
  const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'bingo-hall:1', nonce: 12 };
  const mine: HallBet = { draw: 2, cards: [7, 8, 9] };

  it('is paid by what the house has written into it, and proves itself with that', () => {
    const opened = rules.open(mine, createFairSource(seeds));
    const drum = opened.state.outcome;
    if (!drum) throw new Error('Nothing was drawn');
    const told = tellHall([mine, ...hallOf(20, 2, 5)], drum, firstPool);
    const written = rules.parseMove(decodeJson(encodeJson(told)));
    const ended = rules.move(opened.state, written, createFairSource(seeds));
    expect(written).toEqual(told);
    expect(ended.payout).toBe(settle(mine, [told], drum).payout);
    expect(decodeJson(encodeJson(ended.state))).toEqual(ended.state);
    const lines = rules.describe(ended.state).map(({ label }) => label.en);
    expect(lines.slice(0, 6)).toEqual([
      'Your cards',
      'In the hall',
      'Balls in order',
      'Line',
      'Letter X',
      'Full house',
    ]);
  });

  it('takes no wish of a player for a move', () => {
    const told = tellHall([mine], drumOf(1), firstPool);
    const moment = { elapsedMs: 10, outcome: drumOf(1), bet: mine, moves: [] };
    expect(isRefused(() => room.timeMove(told, moment))).toBe(true);
    for (const input of [null, 3, {}, { kind: 'hall' }, { ...told, kind: 'other' }])
      expect(isRefused(() => rules.parseMove(input))).toBe(true);
  });

  it('with all it can hold is described within what the platform takes', () => {
    const full: HallBet = { draw: 0, cards: Array.from({ length: cardsMax }, (_, at) => 900 + at) };
    const { state } = rules.open(full, createFairSource(seeds));
    const lines = rules.describe(state);
    expect(lines.length).toBeLessThanOrEqual(60);
    expect(Buffer.byteLength(JSON.stringify(lines))).toBeLessThanOrEqual(6_500);
  });
});

describe('a bet', () => {
  it.each([
    ['nothing', undefined],
    ['no draw', { cards: [1] }],
    ['a draw that is not in the timetable', { draw: programmes.length, cards: [1] }],
    ['no cards', { draw: 0, cards: [] }],
    ['too many', { draw: 0, cards: Array.from({ length: cardsMax + 1 }, (_, at) => at + 1) }],
    ['one card twice', { draw: 0, cards: [4, 4] }],
    ['a card that was never printed', { draw: 0, cards: [0] }],
    ['a card beyond the book', { draw: 0, cards: [lastCard + 1] }],
    ['half a card', { draw: 0, cards: [1.5] }],
  ])('of %s is refused', (_what, input) => {
    expect(isRefused(() => rules.parseBet(input))).toBe(true);
  });

  it('is for the draw that it names, whose price it pays', () => {
    const bellAtMs = bellEveryMs * 1_000_001;
    const draw = drawAt(bellAtMs);
    const bet = rules.parseBet({ draw, cards: [1, 2], price: 5n });
    expect(rules.stakeOf(bet)).toBe(priceOf(draw) * 2n);
    room.pot?.admit(bet, { bellAtMs, staked: 0n });
    const next = { bellAtMs: bellAtMs + bellEveryMs, staked: 0n };
    expect(isRefused(() => room.pot?.admit(bet, next))).toBe(true);
  });

  it('finds no seat in a hall that is full', () => {
    const bellAtMs = 0;
    const bet = rules.parseBet({ draw: 0, cards: [1] });
    const full = priceOf(0) * BigInt(hallCards);
    room.pot?.admit(bet, { bellAtMs, staked: full - priceOf(0) });
    expect(isRefused(() => room.pot?.admit(bet, { bellAtMs, staked: full }))).toBe(true);
  });
});

describe('the timetable', () => {
  it('has a draw for every bell, over and over, with a price for each', () => {
    const draws = Array.from({ length: 12 }, (_, at) => drawAt(at * bellEveryMs));
    expect(draws).toEqual([0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1]);
    expect(draws.slice(0, 5).map(priceOf)).toEqual([2000n, 200n, 500n, 200n, 500n]);
  });

  it('leaves time for the cards between the longest draw and the next bell', () => {
    const longest = 75 * hall.ballEveryMs + 1_500;
    expect(longest + room.times.restMs + room.times.bettingMs).toBeLessThan(bellEveryMs);
  });
});
