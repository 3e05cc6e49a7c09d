import { providerCurrency } from '@perya/contract/provider-api/wire';
import { commitmentOf } from '@perya/game-kit/fair-source';
import { presentFairness, presentProof, presentRound } from './present-round.ts';
import { deliverRound } from './provider-api/deliver-outbox.ts';
import { readUnseenRounds } from './read-past-rounds.ts';
import { providerApiRefusal, StudioBusy } from './refusals.ts';
import { readRoomSeeds } from './rooms/read-room.ts';
import { isRoomGame } from './rooms/room-game.ts';
import { findLastDecided, findLiveRound, type Round } from './rounds.store.ts';
import { ensureSeat, type SessionRow } from './seats.store.ts';
import { gameOf, newSeedsOf, type Studio } from './studio.ts';
import { presentSeat } from './tables/present-seat.ts';
import { isTableGame } from './tables/table-game.ts';

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

/** All who sit at a table share its seeds; before somebody sits, the line says what the next ones hash to. */
async function readTableFairness(studio: Studio, session: SessionRow, live: Round | null) {
  const last = await findLastDecided(studio, session);
  const open = live?.state === 'open' ? live : null;
  return {
    commitment: open ? commitmentOf(open.serverSeed) : '',
    clientSeed: open?.clientSeed ?? '',
    nonce: Number(open?.nonce ?? 0n),
    isShared: true,
    last: last && presentProof(last),
  };
}

export async function readFairness(studio: Studio, session: SessionRow, live: Round | null) {
  if (isRoomGame(session.game)) return readRoomFairness(studio, session);
  if (isTableGame(session.game)) return readTableFairness(studio, session, live);
  const seat = await ensureSeat(studio, session, newSeedsOf(session.game));
  return presentFairness(seat, live, await findLastDecided(studio, session));
}

/** The seat of the round that a room or a table has ended last, for whoever sat in it. */
async function readEnded(studio: Studio, session: SessionRow) {
  const last = await findLastDecided(studio, session);
  return last && presentRound(gameOf(session.game).module, last);
}

const presentOpen = async (studio: Studio, live: Round) =>
  isTableGame(live.game)
    ? await presentSeat(studio, live)
    : presentRound(gameOf(live.game).module, live);

const isSame = (one: Round | null, other: Round | null) =>
  one?.id === other?.id && one?.state === other?.state;

/**
 * The balance and the round that is under way, of one moment: of a round that was paid between two looks the payout would
 * be missing in a balance that nobody reads again.
 */
async function readMoney(studio: Studio, session: SessionRow) {
  let before = await findLiveRound(studio, session);
  if (before && before.state !== 'open') {
    await deliverRound(studio, before.id);
    before = await findLiveRound(studio, session);
  }
  for (;;) {
    const balance = await readBalance(studio, session);
    const live = await findLiveRound(studio, session);
    if (isSame(before, live)) return { balance, live };
    before = live;
  }
}

/** What a returning player needs: the balance, the round that was interrupted, and those that ended unseen. */
export async function readStatus(studio: Studio, session: SessionRow) {
  const { module } = gameOf(session.game);
  const { balance, live } = await readMoney(studio, session);
  return {
    balance,
    round: live?.state === 'open' ? await presentOpen(studio, live) : null,
    ...((module.room || module.table) && { ended: await readEnded(studio, session) }),
    unpaidCount: live?.state === 'settling' || live?.state === 'cancelling' ? 1 : 0,
    unseen: await readUnseenRounds(studio, session),
    fairness: await readFairness(studio, session, live),
  };
}
