import { providerCurrency } from '@perya/contract/provider-api/wire';
import { presentFairness, presentProof, presentRound } from './present-round.ts';
import { deliverRound } from './provider-api/deliver-outbox.ts';
import { readUnseenRounds } from './read-past-rounds.ts';
import { providerApiRefusal, StudioBusy } from './refusals.ts';
import { readRoomSeeds } from './rooms/read-room.ts';
import { isRoomGame } from './rooms/room-game.ts';
import { findLastDecided, findLiveRound, type Round } from './rounds.store.ts';
import { ensureSeat, type SessionRow } from './seats.store.ts';
import { gameOf, newSeedsOf, type Studio } from './studio.ts';

export async function readBalance(studio: Studio, session: SessionRow): Promise<bigint> {
  const { venue, player, game, walletToken } = session;
  const reply = await studio.providerApi.call(venue, 'balance', {
    player,
    game,
    currency: providerCurrency,
    token: walletToken,
  });
  if (reply.kind === 'unknown') throw new StudioBusy('The provider API does not answer');
  const { code, balance } = reply.answer;
  if (code === 'TRY_AGAIN' || code === 'TOO_MANY_REQUESTS') throw new StudioBusy(code);
  if (code !== 'OK' || balance === undefined) throw providerApiRefusal(code);
  return BigInt(balance);
}

async function readRoomFairness(studio: Studio, session: SessionRow) {
  const last = await findLastDecided(studio, session);
  const seeds = await readRoomSeeds(studio, session);
  return { ...seeds, isShared: true, last: last && presentProof(last) };
}

export async function readFairness(studio: Studio, session: SessionRow, live: Round | null) {
  if (isRoomGame(session.game)) return readRoomFairness(studio, session);
  const seat = await ensureSeat(studio, session, newSeedsOf(session.game));
  return presentFairness(seat, live, await findLastDecided(studio, session));
}

/** The seat of the round that a room has ended last, for whoever sat in it. */
async function readEnded(studio: Studio, session: SessionRow) {
  const last = await findLastDecided(studio, session);
  return last && presentRound(gameOf(session.game).module, last);
}

/** What a returning player needs: the balance, the round that was interrupted, and those that ended unseen. */
export async function readStatus(studio: Studio, session: SessionRow) {
  const { module } = gameOf(session.game);
  const before = await findLiveRound(studio, session);
  if (before && before.state !== 'open') await deliverRound(studio, before.id);
  const balance = await readBalance(studio, session);
  const live = await findLiveRound(studio, session);
  return {
    balance,
    round: live?.state === 'open' ? presentRound(module, live) : null,
    ...(module.room && { ended: await readEnded(studio, session) }),
    unpaidCount: live?.state === 'settling' || live?.state === 'cancelling' ? 1 : 0,
    unseen: await readUnseenRounds(studio, session),
    fairness: await readFairness(studio, session, live),
  };
}
