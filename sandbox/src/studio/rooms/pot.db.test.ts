import { decodeJson, encodeJson } from '@perya/game-kit/json';
import { type HallBet, hallCards, priceOf, stakeOf } from '@perya/games/bingo-hall/rules/bet';
import { firstPool, type HallPool } from '@perya/games/bingo-hall/rules/pool';
import { bellEveryMs, drawAt } from '@perya/games/bingo-hall/rules/prizes';
import { settle } from '@perya/games/bingo-hall/rules/settle';
import { type Drum, type HallTold, tellHall } from '@perya/games/bingo-hall/rules/tell';
import { replay } from '@perya/games/client/verify/replay';
import { verifyRoom } from '@perya/games/verify-room';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findGame } from '../find-game.ts';
import { readRecord } from '../read-record.ts';
import { workOff } from '../testing/create-test-studio.ts';
import { roomHands } from '../testing/room-hands.ts';
import { codeOf, firstBalance, openRoomSuite, type RoomSuite } from '../testing/room-suite.ts';
import { readRoom } from './read-room.ts';
import { readShownSeeds } from './read-shown-seeds.ts';
import type { TimedRound } from './rooms.store.ts';
import { outcomeOf } from './seeds.ts';
import { settleSeats } from './settle-seats.ts';
import { tellRound } from './tell-round.ts';

const hall = { venue: 'studio', game: 'bingo-hall' };

let suite: RoomSuite;
let hands: ReturnType<typeof roomHands>;
beforeAll(async () => {
  suite = await openRoomSuite();
  hands = roomHands(suite.studio, hall);
});
afterAll(() => suite.close());

const betFor = ({ bellAt }: TimedRound, cards: readonly number[]): HallBet => ({
  draw: drawAt(bellAt.getTime()),
  cards,
});

/** Sells these cards for the round that is open, each hand of them to a new player. */
async function sell(round: TimedRound, given: readonly (readonly number[])[]) {
  return Promise.all(
    given.map(async (cards) => {
      const player = suite.newPlayer();
      const bet = betFor(round, cards);
      const { round: seat } = await hands.join(player, bet);
      return { player, bet, id: seat.id };
    }),
  );
}

/** Opens a draw whose bell rings when the test says so: a whole timetable later the same one is due. */
async function open(): Promise<TimedRound> {
  await hands.open();
  await suite.studio.pool.query(
    `update studio.room_round set bell_at = bell_at + interval '10 minutes'
     where game = 'bingo-hall' and state = 'betting'`,
  );
  return hands.newest();
}

/** The bell rings, and the next look says what the cards come to. */
async function ring(): Promise<void> {
  await hands.ring();
  await hands.look();
}

/** What the draw before this one has left in the pool of the hall. */
async function foundBy(number = 0): Promise<HallPool> {
  const { past } = await readRoom(suite.studio, hall);
  const before = past.find((each) => each.number < number)?.told as HallTold | undefined;
  return before?.pool?.after ?? firstPool;
}

const toldIn = ({ told }: Pick<TimedRound, 'told'>) => decodeJson(told ?? 'null') as HallTold;

test('a bell rings by the clock of the hall, with time enough for the cards before it', async () => {
  const round = await hands.open();
  expect(round.bellAt.getTime() % bellEveryMs).toBe(0);
  const open = round.bellAt.getTime() - round.openedAt.getTime();
  expect(open).toBeGreaterThanOrEqual(20_000);
  expect(open).toBeLessThanOrEqual(20_000 + bellEveryMs);
  await hands.ring();
  await hands.finish();
});

test('the pot is shared among all who sat in the hall, every seat proves it, and the room shows all that were sold', async () => {
  const { studio } = suite;
  const seats = await sell(await open(), [[1, 2, 3], [4], [5, 6, 7, 8, 9, 10], [11, 12]]);
  await ring();
  // What the cards come to is known from the bell on, and told with the balls.
  const playing = await readRoom(studio, hall);
  const drum = playing.round?.outcome as Drum;
  const told = tellHall(
    seats.map(({ bet }) => bet),
    drum,
    await foundBy(playing.round?.number),
  );
  expect(playing.round).toMatchObject({ phase: 'playing', told });
  const ended = await hands.finish();
  expect(toldIn(ended)).toEqual(told);
  await workOff(studio);
  const game = findGame(hall.game)?.module;
  if (!game) throw new Error('There is no hall');
  for (const { player, bet, id } of seats) {
    const { payout } = settle(bet, [told], drum);
    expect(suite.balanceOf(player)).toBe(firstBalance - stakeOf(bet) + payout);
    const record = await readRecord(studio, id);
    if (!record) throw new Error('The seat has no record');
    const proven = replay(game.rules, record, game.room);
    expect(proven).toMatchObject({ isSeedCommitted: true, isPayoutSame: true, isPotSame: true });
    // A card that was sold and is kept back is found out.
    const kept = { ...record, bets: record.bets?.slice(1) ?? [] };
    expect(replay(game.rules, kept, game.room).isPotSame).toBe(false);
  }
  const shown = await readShownSeeds(studio, hall);
  expect(shown?.rounds[0]).toMatchObject({ number: Number(ended.number), told, outcome: drum });
  const sold = shown?.rounds[0]?.bets?.map(encodeJson);
  expect(new Set(sold)).toEqual(new Set(seats.map(({ bet }) => encodeJson(bet))));
  expect((await readRoom(studio, hall)).past[0]).toMatchObject({ told: { cards: 12 } });
});

test('the pool grows from draw to draw, through an empty hall too, and the script that stands alone finds it right', async () => {
  const { studio } = suite;
  const { amount, next } = await foundBy(Number.POSITIVE_INFINITY);
  let expected = amount + next;
  // The clock says which draw of the timetable is due, and with it the price of a card.
  for (const cards of [[[61, 62], [63]], [], [[64]]]) {
    const seats = await sell(await open(), cards);
    await ring();
    const { pool } = toldIn(await hands.finish());
    await workOff(studio);
    const pot = seats.reduce((sum, { bet }) => sum + stakeOf(bet), 0n);
    // Both shares are whole centavos of their own; what an early full house has won is gone.
    expected += (pot * 20n) / 1000n + (pot * 5n) / 1000n;
    if (pool?.won) expected -= pool.won.each * BigInt(pool.won.cards);
  }
  const after = await foundBy(Number.POSITIVE_INFINITY);
  expect(after.amount + after.next).toBe(expected);
  const shown = JSON.parse(encodeJson(await readShownSeeds(studio, hall))) as Parameters<
    typeof verifyRoom
  >[0];
  expect(verifyRoom(shown)).toEqual([]);
});

test('nobody’s cards, no balls and no pot are told before the bell', async () => {
  const { studio } = suite;
  await sell(await open(), [[21, 22]]);
  const { round } = await readRoom(studio, hall);
  expect(round).toMatchObject({ phase: 'betting', seats: 1, outcome: null });
  expect(round).not.toHaveProperty('told');
  const newest = await hands.newest();
  const early = tellRound(studio, hall, newest, await outcomeOf(studio, hall, newest));
  await expect(early).rejects.toThrow('still takes bets');
  await ring();
  await hands.finish();
  await workOff(studio);
});

test('cards for another draw are refused before anything is staked', async () => {
  const player = suite.newPlayer();
  const round = await open();
  const draw = (drawAt(round.bellAt.getTime()) + 1) % 5;
  expect(await codeOf(hands.join(player, { draw, cards: [1] }))).toMatch('another draw');
  expect(suite.balanceOf(player)).toBe(firstBalance);
  await ring();
  await hands.finish();
});

test('of many who buy the last cards of a hall at the same moment no more get in than there is room for, and nothing is staked by the others', async () => {
  const { studio } = suite;
  const round = await open();
  const [first] = await sell(round, [[51]]);
  if (!first) throw new Error('Nobody sat down');
  const left = 7;
  const price = priceOf(first.bet.draw);
  // As if one player held all cards of the hall but a few.
  const pretend = (stake: bigint) =>
    studio.pool.query('update studio.round set stake = $2 where id = $1', [first.id, stake]);
  await pretend(price * BigInt(hallCards - left));
  const players = Array.from({ length: 50 }, () => suite.newPlayer());
  const answers = await Promise.allSettled(
    players.map((player, place) => hands.join(player, betFor(round, [100 + place]))),
  );
  const isIn = answers.map(({ status }) => status === 'fulfilled');
  expect(isIn.filter(Boolean)).toHaveLength(left);
  for (const answer of answers) {
    if (answer.status === 'rejected')
      expect(await codeOf(Promise.reject(answer.reason))).toMatch('full');
  }
  const balances = players.map((player) => suite.balanceOf(player));
  expect(balances).toEqual(isIn.map((sits) => (sits ? firstBalance - price : firstBalance)));
  await pretend(price);
  await ring();
  await hands.finish();
  await workOff(studio);
});

test('two processes that come to the end at once write one pot and pay every seat once', async () => {
  const { studio, providerApi } = suite;
  const seats = await sell(await open(), [[31, 32], [33], [34, 35]]);
  await ring();
  const playing = await hands.newest();
  const outcome = await outcomeOf(studio, hall, playing);
  const unknown = { ...playing, told: null };
  const twice = await Promise.all([1, 2].map(() => tellRound(studio, hall, unknown, outcome)));
  expect(twice[0]).toEqual(twice[1]);
  expect(twice[0]).toEqual(toldIn(playing));
  await hands.letPlay(200_000);
  await Promise.all([hands.look(), hands.look()]);
  const ended = await hands.newest();
  expect(ended.state).toBe('ended');
  await Promise.all([settleSeats(studio, hall, ended), settleSeats(studio, hall, ended)]);
  await workOff(studio);
  const paid = toldIn(ended);
  for (const { player, bet } of seats) {
    const { payout } = settle(bet, [paid], outcome as Drum);
    expect(suite.balanceOf(player)).toBe(firstBalance - stakeOf(bet) + payout);
  }
  const wins = [...providerApi.entries.values()].filter(
    ({ kind, round }) => kind === 'win' && seats.some(({ id }) => id === round),
  );
  expect(wins).toHaveLength(seats.length);
});

test('nothing is called in a hall in which nobody has bought a card', async () => {
  await open();
  await ring();
  await hands.letPlay(1_000);
  await hands.look();
  const ended = await hands.newest();
  expect(ended.state).toBe('ended');
  expect(toldIn(ended)).toMatchObject({ cards: 0, won: [] });
});

test('a hall that nobody could reach when its bell was due is called all the same, and paid', async () => {
  const [seat] = await sell(await open(), [[41, 42, 43]]);
  if (!seat) throw new Error('Nobody sat down');
  await hands.ringLate(60_000);
  await hands.look();
  const ended = await hands.finish();
  await workOff(suite.studio);
  const drum = decodeJson(ended.outcome ?? 'null') as Drum;
  const { payout } = settle(seat.bet, [toldIn(ended)], drum);
  expect(ended.isInterrupted).toBe(true);
  expect(suite.balanceOf(seat.player)).toBe(firstBalance - stakeOf(seat.bet) + payout);
});
