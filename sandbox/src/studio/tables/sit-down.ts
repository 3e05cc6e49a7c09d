import { randomUUID } from 'node:crypto';
import { decodeJson, encodeJson } from '@perya/game-kit/json';
import type pg from 'pg';
import { deliverRound } from '../provider-api/deliver-outbox.ts';
import { refusal, StudioBusy } from '../refusals.ts';
import { refuseIfRoundIsLive } from '../refuse-if-live.ts';
import {
  advanceOf,
  advanceRound,
  changeSeeds,
  findRoundByRequest,
  type Round,
  reserveRound,
} from '../rounds.store.ts';
import type { SessionRow } from '../seats.store.ts';
import { newServerSeed, type Studio, seatName } from '../studio.ts';
import { inTransaction } from '../studio-pool.ts';
import { takeStake } from '../take-stake.ts';
import { answerSeat } from './answer-seat.ts';
import { insertSeat, listSeats } from './hand-seats.store.ts';
import {
  ensureGathering,
  findGathering,
  type Hand,
  holdGathering,
  type TableKey,
  writeGathering,
  writeHand,
} from './hands.store.ts';
import { clientSeedOf, sourceOf, tableGameOf } from './table-game.ts';

/** The table of this stake at which seats are free; its seed is fixed before anybody sits there. */
async function gatheringOf<Found>(
  { vault }: Studio,
  db: Pick<pg.Pool, 'query'>,
  key: TableKey,
  find: () => Promise<Found | null>,
): Promise<Found> {
  const { seats } = tableGameOf(key).table;
  for (let tries = 0; tries < 20; tries += 1) {
    const found = await find();
    if (found) return found;
    await ensureGathering(db, vault, key, { serverSeed: newServerSeed(), seats });
  }
  throw new StudioBusy('The tables are filling up');
}

async function reserve(
  studio: Studio,
  session: SessionRow,
  requestId: string,
  bet: unknown,
): Promise<Round> {
  const { pool, vault } = studio;
  const { engine, module } = tableGameOf(session);
  const { venue, player, game } = session;
  const key = { venue, game, bet: encodeJson(bet), isTest: session.isTest };
  const hand = await gatheringOf(studio, pool, key, () => findGathering(pool, vault, key));
  const reserved = await reserveRound(studio, {
    id: randomUUID(),
    venue,
    player,
    game,
    engine,
    requestId,
    serverSeed: hand.serverSeed,
    clientSeed: clientSeedOf(hand),
    nonce: hand.number,
    shoeFrom: null,
    bet: key.bet,
    stake: module.rules.stakeOf(bet),
  });
  if (reserved === null) throw new StudioBusy('Another bet is under way');
  return reserved;
}

/** The last seat is taken: the cards are dealt, and the next table of this stake gathers. */
async function deal(studio: Studio, client: pg.PoolClient, hand: Hand): Promise<void> {
  const { table, module } = tableGameOf(hand);
  const source = sourceOf(hand);
  const { state } = module.rules.open(decodeJson(hand.bet), source);
  await writeHand(client, studio.vault, {
    ...hand,
    state: 'playing',
    cursor: source.cursor,
    gameState: encodeJson(state),
    turnMs: table.times.turnMs,
  });
  const { seats } = table;
  await ensureGathering(client, studio.vault, hand, { serverSeed: newServerSeed(), seats });
}

/** After the stake was taken: the lowest free place at the table that gathers now. */
function takePlace(studio: Studio, round: Round, isTest: boolean): Promise<boolean> {
  const { vault } = studio;
  const key = { ...round, isTest };
  const { table } = tableGameOf(round);
  return inTransaction(studio.pool, async (client) => {
    const hand = await gatheringOf(studio, client, key, () => holdGathering(client, vault, key));
    const { serverSeed, number: nonce } = hand;
    const seeds = { serverSeed, clientSeed: clientSeedOf(hand), nonce };
    await changeSeeds(client, vault, { id: round.id, ...seeds });
    const seated = { ...round, ...seeds };
    const opening = advanceOf(seated, 0, 0n, { state: null, payout: null });
    // The bet was cancelled meanwhile, and its rollback is in the outbox.
    if (!(await advanceRound(client, vault, 'staking', opening))) return false;
    const taken = (await listSeats(client, hand.id)).map(({ place }) => place);
    const place = Array.from({ length: table.seats }, (_, at) => at).find(
      (each) => !taken.includes(each),
    );
    if (place === undefined) throw new StudioBusy('The table is full');
    await insertSeat(client, hand.id, { place, roundId: round.id });
    if (taken.length + 1 === table.seats) await deal(studio, client, hand);
    else await writeGathering(client, hand.id, table.times.gatherMs);
    return true;
  });
}

/**
 * Sits down at a table of this stake. Reserve, take the stake, sit: each step is stored before the next. Who has
 * staked finds a place: where the table has filled up meanwhile, at the next one.
 */
export function sitDown(studio: Studio, session: SessionRow, requestId: string, input: unknown) {
  return studio.inTurn(seatName(session), async () => {
    const { table, module } = tableGameOf(session);
    const bet: unknown = module.rules.parseBet(input);
    table.admit(bet);
    const known = await findRoundByRequest(studio, session, requestId);
    if (known) {
      if (known.bet !== encodeJson(bet)) throw refusal('REQUEST_REUSED');
      return answerSeat(studio, session, known.id, null);
    }
    await refuseIfRoundIsLive(studio, session);
    const round = await reserve(studio, session, requestId, bet);
    const balance = await takeStake(studio, session, round);
    if (!(await takePlace(studio, round, session.isTest))) {
      await deliverRound(studio, round.id);
      throw refusal('BET_CANCELLED');
    }
    studio.tables.changed();
    return answerSeat(studio, session, round.id, balance);
  });
}
