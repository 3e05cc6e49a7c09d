import {
  type ProviderAnswer,
  type ProviderCode,
  type ProviderVerb,
  providerCurrency,
} from '@perya/contract/provider-api/wire';
import { networkOf } from '../../../platform/http/network-of.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { tellWins } from '../jackpots/tell-wins.ts';
import { lobbyOf } from '../launch/lobby-of.ts';
import type { GamesServices } from '../services.ts';
import { checkSignature } from './check-signature.ts';
import { presentCode, presentResult } from './provider-api.present.ts';
import type { ProviderItem } from './provider-api.store.ts';
import { type RequestFields, readRequest, toItem, uidOf } from './read-request.ts';
import { noteTableSeat } from './table-seats.store.ts';

export interface SignedRequest {
  venue: string;
  verb: ProviderVerb;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
  address: string;
}

export async function isOverLimit(
  { rateLimiter }: GamesServices,
  name: 'providerVenue' | 'providerRefused',
  key: string,
): Promise<boolean> {
  try {
    await rateLimiter.count(name, key);
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

/**
 * Why a bet is refused now, or the type of its game. Wins and rollbacks are not checked. A session that was
 * opened at another table of the lobby moves on to this one.
 */
async function refuseByGame(
  { catalogue, seats }: GamesServices,
  { game: code = '', amount = 0 }: RequestFields,
  { uid, venue, verb, token }: ProviderItem,
): Promise<{ refusal: ProviderCode } | { game_type: number }> {
  const game = await catalogue.findGame(code);
  if (!game || game.venue.code !== venue) return { refusal: 'UNKNOWN_GAME' };
  if (verb === 'bet') {
    if (!game.isOpen || game.isMaintained) return { refusal: 'GAME_CLOSED' };
    if (amount < game.stakeMin || amount > game.stakeMax) return { refusal: 'STAKE_OUT_OF_RANGE' };
  }
  const lobby = lobbyOf(game);
  if (lobby !== null && token !== undefined) {
    await seats.moveSeat({ uid, gameCode: code, venue, token, lobby });
  }
  return { game_type: game.gameType };
}

/** Names a bet of the round for what names none. Bets never leave their round, so this is true when it is applied. */
async function withBetOfRound({ store }: GamesServices, item: ProviderItem): Promise<void> {
  const { uid, venue, game_code: gameCode = '', round_id: roundId = '' } = item;
  item.bet_transaction_id = (await store.findBet({ uid, venue, gameCode, roundId })) ?? undefined;
}

/** What is to be known of a request before it is applied. */
async function prepare(
  services: GamesServices,
  fields: RequestFields,
  item: ProviderItem,
): Promise<void> {
  const { verb } = item;
  if (verb === 'bet' || verb === 'balance') {
    Object.assign(item, await refuseByGame(services, fields, item));
    return;
  }
  const isOfRound = verb === 'win' || verb === 'correction';
  const given = (fields.amount ?? 0) + (verb === 'correction' ? (fields.stake_returned ?? 0) : 0);
  if (given > 0) await withCeilings(services, fields, item);
  if (isOfRound && item.bet_transaction_id === undefined) await withBetOfRound(services, item);
}

/** How far the credit may go before somebody has to look: by the game's own mathematics, and by the venue's day. */
async function withCeilings(
  { catalogue }: GamesServices,
  { game }: RequestFields,
  item: ProviderItem,
): Promise<void> {
  const ceilings = await catalogue.findCeilings(item.venue);
  if (!ceilings) throw new Error(`The venue ${item.venue} is not in the catalogue`);
  item.ceilings = ceilings;
  if (game === undefined) return;
  const listed = await catalogue.findGame(game);
  item.win_times =
    (listed?.venue.code === item.venue ? listed.winTimes : null) ?? ceilings.winTimes;
}

async function carryOut(services: GamesServices, item: ProviderItem): Promise<ProviderAnswer> {
  // A rollback may write a tombstone and a promotion a wallet: neither for an unknown player.
  const mustExist = item.verb === 'rollback' || item.verb === 'promo';
  if (mustExist && !(await services.isPlayer(item.uid))) return presentCode('UNKNOWN_PLAYER');
  const result = await services.queue.submit(item);
  if (typeof result === 'string') return presentCode('TRY_AGAIN');
  const mayBeNobody =
    result.outcome === 'SESSION_EXPIRED' || result.outcome === 'TRANSACTION_DOES_NOT_EXIST';
  if (mayBeNobody && !(await services.isPlayer(item.uid))) return presentCode('UNKNOWN_PLAYER');
  // Should this process die first, a job raises the alarm within the minute.
  if (result.isHeld) await services.heldWins.alarm();
  if (result.hasJackpot) await tellWins(services);
  return presentResult(result, new Date(services.now()));
}

export interface KnownRequest {
  signed: { venue: string; nonce: string; signedAt: number };
  verb: ProviderVerb;
  fields: RequestFields;
}

/** Carries out a request whose sender is known, by the signature of our wire or of the provider's own. */
export async function answerKnown(
  services: GamesServices,
  { signed, verb, fields }: KnownRequest,
): Promise<ProviderAnswer> {
  if (fields.currency !== providerCurrency) return presentCode('WRONG_CURRENCY');
  const uid = uidOf(fields.player);
  if (uid === null) return presentCode('UNKNOWN_PLAYER');
  const item = toItem(signed, uid, verb, fields);
  await prepare(services, fields, item);
  const answer = await carryOut(services, item);
  const table = verb === 'win' && answer.code === 'OK' ? fields.details?.table : undefined;
  // Before the answer: a provider that hears none asks again, and no seat is forgotten.
  if (table) {
    const seat = { uid, venue: signed.venue, ...table, won: fields.amount ?? 0 };
    await noteTableSeat(services.pool, seat);
  }
  return answer;
}

/** Answers one request of a provider: authenticate, parse, apply. */
export async function answerRequest(
  services: GamesServices,
  request: SignedRequest,
): Promise<ProviderAnswer> {
  const { venue, verb } = request;
  const keys = await services.keys.validOf(venue);
  const signed =
    keys.length === 0
      ? 'UNKNOWN_VENUE'
      : checkSignature(keys, request.headers, request.body, services.now());
  if (typeof signed === 'string') {
    const isFlood = await isOverLimit(services, 'providerRefused', networkOf(request.address));
    return presentCode(isFlood ? 'TOO_MANY_REQUESTS' : signed);
  }
  services.keys.noteSeen(venue, signed.keyId);
  // Counted only after the signature was verified, or anybody could use up the venue's rate limit.
  if (await isOverLimit(services, 'providerVenue', venue)) return presentCode('TOO_MANY_REQUESTS');
  const read = readRequest(verb, request.body);
  if ('problem' in read) return presentCode('INVALID_REQUEST', read.problem);
  return answerKnown(services, { signed: { venue, ...signed }, verb, fields: read.fields });
}
