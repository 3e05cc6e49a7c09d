import { decodeJson } from '@perya/game-kit/json';
import type pg from 'pg';
import { findGame } from '../find-game.ts';
import type { Studio } from '../studio.ts';
import { inTransaction } from '../studio-pool.ts';
import { attendTables, giveTimeAgain, holdPlaying, isDue, listDue } from './clock.store.ts';
import { giveBackStakes } from './give-back-stakes.ts';
import { listSeats } from './hand-seats.store.ts';
import { type Hand, holdHand } from './hands.store.ts';
import { playOn } from './play-on.ts';
import { tableGameOf } from './table-game.ts';

/** A process that is busy looks later than it should; longer than this nobody looked. */
const gapMs = 5_000;
/** Whoever sat at a table has gone by then: the hand is called off and every stake comes back. */
const offMs = 120_000;
const batchSize = 50;
/** So many decisions running the clock makes before it waits for the seat no longer. */
const missedMax = 2;

/** Where no process was there, nobody's time has passed; where none was for long, what was played is called off. */
async function makeUpForGap(studio: Studio, client: pg.PoolClient): Promise<boolean> {
  const gap = await attendTables(client);
  if (gap < gapMs) return false;
  const playing = await holdPlaying(client, studio.vault);
  const turns = playing.map((hand) => tableGameOf(hand).table.times.turnMs);
  if (gap < offMs) await giveTimeAgain(client, Math.max(0, ...turns));
  else {
    for (const hand of playing) {
      const move: unknown = tableGameOf(hand).table.offMove;
      await playOn(studio, client, hand, { ...hand, move, requestId: null });
    }
  }
  return playing.length > 0;
}

async function playForAbsent(studio: Studio, client: pg.PoolClient, hand: Hand): Promise<boolean> {
  const { table } = tableGameOf(hand);
  const turn = table.turnOf(decodeJson(hand.gameState ?? 'null'));
  if (turn === null) return false;
  const missed = hand.missed.map((count, place) => (place === turn ? count + 1 : count));
  const away = hand.away.map((is, place) => is || (missed[place] ?? 0) >= missedMax);
  const move: unknown = table.autoMove(turn);
  return playOn(studio, client, hand, { move, requestId: null, missed, away });
}

async function decide(studio: Studio, id: string): Promise<boolean> {
  return inTransaction(studio.pool, async (client) => {
    const hand = await holdHand(client, studio.vault, id);
    // Another process holds it, or a player has just played.
    if (!hand || !findGame(hand.game) || !(await isDue(client, id))) return false;
    if (hand.state === 'playing') return playForAbsent(studio, client, hand);
    const seats = await listSeats(client, id);
    const rounds = seats.map(({ roundId }) => roundId);
    await giveBackStakes(studio, client, hand, rounds);
    return true;
  });
}

/** One look at the clocks of all tables. Answers whether something is to be sent to the wallet. */
export async function decideByClock(studio: Studio): Promise<boolean> {
  const isMadeUp = await inTransaction(studio.pool, (client) => makeUpForGap(studio, client));
  const due = await listDue(studio.pool, batchSize);
  const sent = [];
  for (const id of due) sent.push(await decide(studio, id));
  if (isMadeUp || due.length > 0) studio.tables.changed();
  return isMadeUp || sent.includes(true);
}
