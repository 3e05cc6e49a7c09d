import { checkRtp } from '@perya/game-kit/check-rtp';
import { createFairSource } from '@perya/game-kit/fair-source';
import { createFastSource } from '@perya/game-kit/fast-source';
import { toBasisPoints, toNumber } from '@perya/game-kit/fraction';
import { BetRefused } from '@perya/game-kit/game';
import { decodeJson, encodeJson } from '@perya/game-kit/json';
import type { RandomSource } from '@perya/game-kit/random';
import { confidenceOf, simulate } from '@perya/game-kit/simulate';
import { centavos } from '@perya/money';
import { describe, expect, it } from 'vitest';
import { type Card, deck } from '../../dice-and-cards/deck.ts';
import { computeSpotOdds } from './compute-rtp.ts';
import * as baccarat from './index.ts';
import { shoeRounds, spotReturns } from './paytable.ts';
import { readRoad } from './road.ts';
import { scanShoe } from './scan-shoe.ts';
import { resultOf, type Spot, sideSpots } from './spots.ts';
import { doesBankerDraw, doesPlayerDraw, handPoints, outcomes } from './tableau.ts';

const { rules } = baccarat;

/** Brings these cards out of a fresh shoe: each by its place among those still in it. */
function dealing(cards: readonly Card[]): RandomSource {
  const taken: number[] = [];
  return {
    below: () => {
      const card = cards[taken.length];
      if (!card) throw new Error('The table takes more cards than the test has laid out');
      const copies = cards.slice(0, taken.length).filter((earlier) => earlier === card).length;
      const place = copies * deck.length + deck.indexOf(card);
      const before = taken.filter((earlier) => earlier < place).length;
      taken.push(place);
      return place - before;
    },
  };
}

/** Cards in the order of the table: player, banker, player, banker, thirds. */
function deal(placed: Record<string, bigint>, ...cards: Card[]) {
  const bet = rules.parseBet({
    placed: Object.entries(placed).map(([spot, stake]) => ({ spot, stake })),
  });
  return rules.open(bet, dealing(cards));
}

describe('the tableau', () => {
  it('lets the player draw up to five', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(doesPlayerDraw)).toEqual([
      ...Array.from({ length: 6 }, () => true),
      false,
      false,
    ]);
  });

  it('lets the banker draw by the player’s third card', () => {
    // One row for each total of the banker; a column for each third card from 0 to 9.
    const table = [
      '1111111111',
      '1111111111',
      '1111111111',
      '1111111101',
      '0011111100',
      '0000111100',
      '0000001100',
      '0000000000',
    ];
    table.forEach((row, total) => {
      const drawn = Array.from(row, (_, third) => (doesBankerDraw(total, third) ? '1' : '0'));
      expect(drawn.join(''), `banker ${total}`).toBe(row);
    });
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((total) => doesBankerDraw(total, null))).toEqual([
      ...Array.from({ length: 6 }, () => true),
      false,
      false,
    ]);
  });

  it('counts the last digit of the sum', () => {
    expect(handPoints(['7s', '8h'])).toBe(5);
    expect(handPoints(['Kd', 'Tc', 'Qs'])).toBe(0);
    expect(handPoints(['Ah', '9c', '9d'])).toBe(9);
  });
});

describe('baccarat', () => {
  it('ends at once with a natural on either side', () => {
    const { state, payout } = deal({ player: 100_00n }, 'Ks', '2h', '9d', '3c');
    expect([state.player, state.banker]).toEqual([
      ['Ks', '9d'],
      ['2h', '3c'],
    ]);
    expect(payout).toBe(200_00n);
    expect(deal({ player: 100_00n }, '2s', '4h', '3d', '4c').state.player).toHaveLength(2);
  });

  it('deals third cards to both when the table says so', () => {
    const { state } = deal({ player: 100_00n }, '2s', '3h', '3d', 'Kc', '7s', '9h');
    expect(state.player).toEqual(['2s', '3d', '7s']);
    expect(state.banker).toEqual(['3h', 'Kc', '9h']);
  });

  it('takes 5 % of a win on banker, to the centavo', () => {
    const banker = ['2s', '4h', 'Kd', '5c'] as const;
    expect(deal({ banker: 5_00n }, ...banker).payout).toBe(9_75n);
    expect(deal({ banker: 7_00n }, ...banker).payout).toBe(13_65n);
    expect(deal({ player: 100_00n, tie: 100_00n }, ...banker).payout).toBe(0n);
  });

  it('pays a tie nine to one and gives the other stakes back', () => {
    const tie = ['Ks', 'Qh', '9d', '9c'] as const;
    expect(deal({ tie: 10_00n }, ...tie).payout).toBe(100_00n);
    expect(deal({ player: 10_00n, banker: 20_00n }, ...tie).payout).toBe(30_00n);
  });

  it('counts every order of the first six cards of the shoe, and states what follows', () => {
    const deals = scanShoe();
    const ways = { player: 0, banker: 0, tie: 0 };
    for (const deal of deals) ways[deal.outcome] += deal.ways;
    expect(ways).toEqual({
      player: 2_230_518_282_592_256,
      banker: 2_292_252_566_437_888,
      tie: 475_627_426_473_216,
    });
  });

  it('states of every spot what the count of the shoe gives', () => {
    const counted = computeSpotOdds();
    for (const spot of [...outcomes, ...sideSpots]) {
      expect(spotReturns[spot], spot).toEqual({
        returned: toBasisPoints(counted[spot].returned),
        chance: toBasisPoints(counted[spot].chance),
      });
    }
  });

  it('declares the return of player, the lower of the two main bets', () => {
    const { player, banker } = spotReturns;
    expect(Math.min(player.returned, banker.returned)).toBe(rules.rtpBasisPoints);
    expect(checkRtp(baccarat, { rounds: 100_000, seed: 416 })).toEqual([]);
  });

  it('returns in play what was counted, on every spot', () => {
    const counted = computeSpotOdds();
    for (const spot of [...outcomes, ...sideSpots] as Spot[]) {
      const play = { bet: { placed: [{ spot, stake: centavos(100_00n) }] } };
      const result = simulate({ game: rules, play, rounds: 50_000, seed: 8 });
      const { low, high } = confidenceOf(result, '99.9%');
      const exact = toNumber(counted[spot].returned);
      expect(exact, spot).toBeGreaterThan(low);
      expect(exact, spot).toBeLessThan(high);
    }
  });

  it('gives the same round for the same seeds, and a state that survives being stored', () => {
    const { bet } = baccarat.simulatedPlay;
    const seeds = { serverSeed: 'c4'.repeat(32), clientSeed: 'baraha', nonce: 11 };
    const round = rules.open(bet, createFairSource(seeds));
    expect(rules.open(bet, createFairSource(seeds))).toEqual(round);
    expect(decodeJson(encodeJson(round.state))).toEqual(round.state);
    expect(rules.show(round.state)).toEqual(round.state);
  });

  it('never shows a card that was not dealt, and never more than three in a hand', () => {
    const random = createFastSource(5);
    for (let round = 0; round < 2000; round += 1) {
      const { player, banker } = rules.show(rules.open(baccarat.simulatedPlay.bet, random).state);
      for (const hand of [player, banker]) {
        expect(hand.length === 2 || hand.length === 3).toBe(true);
        expect(hand.every((card) => deck.includes(card))).toBe(true);
      }
    }
  });

  it('tells both hands, the result and each bet', () => {
    const { state } = deal({ banker: 20_00n, tie: 5_00n }, '2s', '4h', 'Td', '5c');
    expect(rules.describe(state).map(({ label, value }) => [label.en, value.en])).toEqual([
      ['Player hand', '2♠ 10♦, total 2'],
      ['Banker hand', '4♥ 5♣, total 9'],
      ['Result', 'Banker'],
      ['Round of the shoe', '1 of 60'],
      ['Bet on Banker', 'staked ₱20.00, paid ₱39.00'],
      ['Bet on Tie', 'staked ₱5.00, paid ₱0.00'],
      ['Paid', '₱39.00'],
    ]);
    expect(rules.describe(state)[5]?.label.tl).toBe('Taya sa Tabla');
  });

  it('refuses spots and stakes that the table does not take, and every move', () => {
    for (const placed of [
      [{ spot: 'pair', stake: 10_00n }],
      [{ spot: 'player', stake: 4_00n }],
      [{ spot: 'player', stake: 10_50n }],
      [{ spot: 'tie', stake: 20_001_00n }],
      [{ spot: 'luckySix', stake: 5_001_00n }],
      [{ spot: 'playerDragon', stake: 20_000_00n }],
      [],
    ]) {
      expect(() => rules.parseBet({ placed })).toThrow(BetRefused);
    }
    expect(() => rules.parseMove('draw')).toThrow(BetRefused);
  });
});

describe('the side bets', () => {
  it('pay a pair of the first two cards, of whatever suits, and not one with the third', () => {
    const cards = ['7s', '7h', '7d', '2c', '4c', 'Kh'] as const;
    expect(deal({ playerPair: 10_00n, bankerPair: 10_00n }, ...cards).payout).toBe(120_00n);
    const third = ['2s', '3h', '4d', 'Kc', '4h', '9h'] as const;
    expect(deal({ playerPair: 10_00n }, ...third).payout).toBe(0n);
  });

  it('pay Lucky 6 by how many cards Banker won with, and nothing when Player has six or both have', () => {
    expect(deal({ luckySix: 10_00n }, '2s', '4h', 'Kd', '2c', '3h').payout).toBe(140_00n);
    expect(deal({ luckySix: 10_00n }, '2s', '2h', 'Kd', 'Kc', '3h', '4d').payout).toBe(240_00n);
    expect(deal({ luckySix: 10_00n }, '4s', '2h', '2d', 'Kc', '3h').payout).toBe(0n);
    expect(deal({ luckySix: 10_00n }, '4s', '4h', '2d', '2c').payout).toBe(0n);
  });

  it('pay a dragon by how far its hand is ahead', () => {
    const both = { playerDragon: 10_00n, bankerDragon: 10_00n };
    // A natural wins even money, however far it is ahead.
    expect(deal(both, '9s', 'Kh', 'Kd', 'Qc').payout).toBe(20_00n);
    // Two naturals that tie give both back; a tie of others loses.
    expect(deal(both, '9s', '9h', 'Kd', 'Qc').payout).toBe(20_00n);
    expect(deal(both, '7s', '7h', 'Kd', 'Qc').payout).toBe(0n);
    // By nine, with three cards against nothing.
    expect(deal(both, '2s', 'Kh', '2d', 'Qc', '5h', 'Kh').payout).toBe(310_00n);
    // By three is not far enough, by four is.
    expect(deal(both, '7s', '4h', 'Kd', 'Qc', 'Ks').payout).toBe(0n);
    expect(deal(both, '7s', 'Kh', 'Kd', 'Qc', '3s').payout).toBe(20_00n);
  });

  it('never pay more together than the table’s highest payout', () => {
    const most = deal(
      { playerDragon: 5_000_00n, playerPair: 5_000_00n, bankerPair: 5_000_00n, player: 5_000_00n },
      ...(['2s', 'Kh', '2d', 'Kc', '5h', 'Qh'] as const),
    );
    expect(most.payout).toBe(285_000_00n);
    expect(most.payout).toBeLessThan(rules.stakeRange.payoutMax);
  });
});

describe('a shoe', () => {
  const { bet } = baccarat.simulatedPlay;

  /** All rounds of a shoe, each dealt anew from the seeds before it. */
  function playShoe(seed: number) {
    const sources = () => createFastSources(seed);
    return Array.from({ length: shoeRounds }, (_, place) => {
      const [...chances] = sources().slice(0, place + 1);
      const random = chances.pop();
      if (!random) throw new Error('A round has its chance');
      return rules.open(bet, random, chances).state;
    });
  }
  const createFastSources = (seed: number) =>
    Array.from({ length: shoeRounds }, (_, place) => createFastSource(seed * 1000 + place));

  it('never deals more of a card than its eight decks hold, in all its rounds', () => {
    for (const seed of [1, 2, 3]) {
      const cards = playShoe(seed).flatMap(({ player, banker }) => [...player, ...banker]);
      for (const card of deck) {
        expect(cards.filter((dealt) => dealt === card).length).toBeLessThanOrEqual(8);
      }
      expect(cards.length).toBeGreaterThan(shoeRounds * 4);
    }
  });

  it('keeps the road of its rounds, this one last', () => {
    const rounds = playShoe(4);
    for (const [place, { road = '' }] of rounds.entries()) {
      const expected = rounds.slice(0, place + 1).map((round) => {
        const { outcome, hasPlayerPair, hasBankerPair } = resultOf(round);
        return { outcome, hasPlayerPair, hasBankerPair };
      });
      expect(readRoad(road)).toEqual(expected);
    }
  });

  it('returns in its last round what it returns in its first', () => {
    const placed = [
      { spot: 'banker' as const, stake: centavos(100_00n) },
      { spot: 'playerPair' as const, stake: centavos(100_00n) },
    ];
    const { banker, playerPair } = computeSpotOdds();
    const exact = (toNumber(banker.returned) + toNumber(playerPair.returned)) / 2;
    const rounds = 1500;
    const returns = Array.from({ length: rounds }, (_, at) => {
      const [last, ...earlier] = createFastSources(at + 50);
      if (!last) throw new Error('A round has its chance');
      return Number(rules.open({ placed }, last, earlier).payout) / 200_00;
    });
    const mean = returns.reduce((sum, each) => sum + each, 0) / rounds;
    const variance = returns.reduce((sum, each) => sum + (each - mean) ** 2, 0) / rounds;
    expect(Math.abs(mean - exact)).toBeLessThan(3.29 * Math.sqrt(variance / rounds));
  });
});
