import { createFairSource } from '@perya/game-kit/fair-source';
import { seedAt } from '@perya/game-kit/hash-chain';
import { encodeJson } from '@perya/game-kit/json';
import { describe, expect, test } from 'vitest';
import { parseBet } from './bingo-hall/rules/bet.ts';
import { games } from './registry.ts';
import { verifyRoom } from './verify-room.mjs';

const lastSeed = '5e'.repeat(32);
const length = 60;

/** A room that has played some of its chain, as it shows its seeds. */
function roomOf(engine: string, given: readonly number[]) {
  const clientSeed = `${engine}:1`;
  return {
    engine,
    commitment: seedAt(lastSeed, length, 0),
    clientSeed,
    rounds: given.map((place) => {
      const number = 100 + place;
      const seed = seedAt(lastSeed, length, place);
      const source = createFairSource({ serverSeed: seed, clientSeed, nonce: number });
      return { number, place, seed, outcome: games[engine]?.room?.draw(source) as unknown };
    }),
  };
}

const rooms = Object.entries(games).filter(([, { room }]) => room);
const places = Array.from({ length: 40 }, (_, at) => at + 1);

describe.each(rooms.map(([engine]) => engine))('the script that stands alone, on %s', (engine) => {
  test('comes to the same as the product, in whatever order and with whatever gaps', () => {
    expect(verifyRoom(roomOf(engine, places))).toEqual([]);
    expect(verifyRoom(roomOf(engine, [12, 3, 7, 8, 40]))).toEqual([]);
    expect(verifyRoom(roomOf(engine, []))).toEqual([]);
  });

  test('finds a seed that was exchanged, an outcome that was, and a chain that is another', () => {
    const exchanged = roomOf(engine, places);
    const [, round] = exchanged.rounds;
    if (round) round.seed = 'ff'.repeat(32);
    expect(verifyRoom(exchanged).length).toBeGreaterThanOrEqual(2);
    const changed = roomOf(engine, places);
    const [first] = changed.rounds;
    if (first) first.outcome = { height: 7, dice: [] };
    expect(verifyRoom(changed)).toHaveLength(1);
    expect(verifyRoom({ ...roomOf(engine, places), commitment: 'ab'.repeat(32) })).toHaveLength(1);
  });
});

test('knows every game that is played in a room', () => {
  for (const [engine] of rooms) {
    const wrong = roomOf(engine, [1]);
    const [round] = wrong.rounds;
    if (round) round.outcome = null;
    expect(verifyRoom(wrong), engine).toHaveLength(1);
  }
});

interface Told {
  won: { cards: number }[];
  pool: { before: { amount: unknown } };
}

describe('the pot of a hall', () => {
  /** A room that has sold cards for each of its rounds, as it shows itself on the wire. */
  function hallThatSold(change: (round: { told: Told }) => void = () => {}) {
    const shown = roomOf('bingo-hall', [1, 2, 3, 4, 5]);
    const pot = games['bingo-hall']?.room?.pot;
    let pool: unknown = pot?.handsOn?.first;
    const rounds = shown.rounds.map((round, at) => {
      const bets = [1, 2, 3].map((player) =>
        parseBet({
          draw: at,
          cards: Array.from({ length: 4 }, (_, card) => at * 100 + player * 10 + card + 1),
        }),
      );
      const told: unknown = pot?.tell(bets, round.outcome, pool);
      pool = told && pot?.handsOn?.left(told);
      return { ...round, bets, told };
    });
    const wire = JSON.parse(encodeJson({ ...shown, rounds })) as typeof shown & {
      rounds: { told: Told; bets: { cards: number[] }[] }[];
    };
    for (const round of wire.rounds) change(round);
    return wire;
  }

  test('is won by the cards that the script finds, in every draw of the timetable', () => {
    expect(verifyRoom(hallThatSold())).toEqual([]);
  });

  test('is found out when a winner was added to it, or a card taken from those that were sold', () => {
    const added = hallThatSold(({ told: { won } }) => {
      for (const prize of won) prize.cards += 1;
    });
    expect(verifyRoom(added)).toHaveLength(5);
    const grown = hallThatSold();
    const [, second] = grown.rounds;
    if (second) second.told.pool.before.amount = { $bigint: '50000000' };
    // What it found is not what was left, and it comes to something else.
    expect(verifyRoom(grown).length).toBeGreaterThanOrEqual(2);
    const taken = hallThatSold();
    taken.rounds[0]?.bets[0]?.cards.pop();
    expect(verifyRoom(taken)).toHaveLength(1);
  });
});
