import { randomUUID } from 'node:crypto';
import { decodeJson, encodeJson } from '@perya/game-kit/json';
import { newSeat } from '@perya/game-kit/room';
import { answerPlayed } from '../answer-played.ts';
import { deliverRound } from '../provider-api/deliver-outbox.ts';
import { cancelBet } from '../recovery/recover-rounds.ts';
import { refusal, StudioBusy } from '../refusals.ts';
import { refuseIfRoundIsLive } from '../refuse-if-live.ts';
import {
  advanceOf,
  advanceRound,
  findRoundByRequest,
  type NewRound,
  type Round,
  reserveRound,
} from '../rounds.store.ts';
import type { SessionRow } from '../seats.store.ts';
import { type Studio, seatName } from '../studio.ts';
import { inTransaction } from '../studio-pool.ts';
import { takeStake } from '../take-stake.ts';
import { holdBetting, holdSeats } from './holds.store.ts';
import { sumStakes } from './pots.store.ts';
import { roomGameOf } from './room-game.ts';
import { findNewestRound, type TimedRound } from './rooms.store.ts';
import { seedsOf } from './seeds.ts';

async function findBetting(studio: Studio, session: SessionRow): Promise<TimedRound> {
  const round = await findNewestRound(studio.pool, session);
  if (round?.state !== 'betting' || round.bellAt <= round.now) throw refusal('ROOM_CLOSED');
  return round;
}

/**
 * A bet for another round, or in one that is full, is refused before anything is staked. Whoever asks holds the round
 * until their own bet is written down, and counts those whose stake is still on its way: of many who come at the same
 * moment no more are let in than there is room for.
 */
async function reserveInPot(
  { pool, vault }: Studio,
  { room }: ReturnType<typeof roomGameOf>,
  current: TimedRound,
  round: NewRound,
): Promise<Round | null> {
  const { pot } = room;
  if (!pot) return reserveRound({ pool, vault }, round);
  return inTransaction(pool, async (client) => {
    if (!(await holdSeats(client, round, current.number))) throw refusal('ROOM_CLOSED');
    const staked = await sumStakes(client, round, current.number);
    pot.admit(decodeJson(round.bet), { bellAtMs: current.bellAt.getTime(), staked });
    return reserveRound({ pool: client, vault }, round);
  });
}

async function reserve(
  studio: Studio,
  session: SessionRow,
  requestId: string,
  bet: unknown,
): Promise<Round> {
  const roomGame = roomGameOf(session);
  const { engine, module } = roomGame;
  const { venue, player, game } = session;
  const current = await findBetting(studio, session);
  const { serverSeed, clientSeed } = await seedsOf(studio, session, current);
  const reserved = await reserveInPot(studio, roomGame, current, {
    id: randomUUID(),
    venue,
    player,
    game,
    engine,
    requestId,
    serverSeed,
    clientSeed,
    nonce: current.number,
    shoeFrom: null,
    bet: encodeJson(bet),
    stake: module.rules.stakeOf(bet),
  });
  if (reserved === null) throw new StudioBusy('Another bet is under way');
  return reserved;
}

/** After the stake was taken: sits down, if the bell has not rung meanwhile. */
function sitDown(studio: Studio, round: Round, bet: unknown): Promise<boolean> {
  const seat = { state: newSeat(bet), payout: null };
  return inTransaction(studio.pool, async (client) => {
    if (!(await holdBetting(client, round, round.nonce))) return false;
    return advanceRound(client, studio.vault, 'staking', advanceOf(round, 0, 0n, seat));
  });
}

/**
 * Bets in the round that the room takes bets for. Reserve, take the stake, sit down: each step is stored before
 * the next. A stake that was taken when the bell had rung goes back.
 */
export function joinRoom(studio: Studio, session: SessionRow, requestId: string, input: unknown) {
  return studio.inTurn(seatName(session), async () => {
    const bet: unknown = roomGameOf(session).module.rules.parseBet(input);
    const known = await findRoundByRequest(studio, session, requestId);
    if (known) {
      if (known.bet !== encodeJson(bet)) throw refusal('REQUEST_REUSED');
      return answerPlayed(studio, session, known.id, null);
    }
    await refuseIfRoundIsLive(studio, session);
    const round = await reserve(studio, session, requestId, bet);
    const balance = await takeStake(studio, session, round);
    if (!(await sitDown(studio, round, bet))) {
      await cancelBet(studio, round);
      await deliverRound(studio, round.id);
      throw refusal('ROOM_CLOSED');
    }
    return answerPlayed(studio, session, round.id, balance);
  });
}
