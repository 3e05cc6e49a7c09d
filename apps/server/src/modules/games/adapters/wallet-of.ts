import { randomUUID } from 'node:crypto';
import {
  type ProviderAnswer,
  type ProviderVerb,
  providerCurrency,
} from '@perya/contract/provider-api/wire';
import type { ProviderWallet } from '../../../providers/games/game-provider.ts';
import { uidOfFreeGrant } from '../free-rounds/free-rounds.ts';
import { answerKnown, isOverLimit } from '../provider-api/answer-request.ts';
import { presentCode } from '../provider-api/provider-api.present.ts';
import { checkFields, type RequestFields, uidOf } from '../provider-api/read-request.ts';
import type { GamesServices } from '../services.ts';

export type CountAnswer = (verb: ProviderVerb, answer: ProviderAnswer) => void;

/**
 * The wallet for the adapter of a provider: what comes by it takes the way of every other request. Nonces
 * are ours, since the provider's wire has none: what is sent again is known by its transaction.
 */
export function walletOf(
  services: GamesServices,
  venue: string,
  count: CountAnswer,
): ProviderWallet {
  const { catalogue, store } = services;

  async function answer(verb: ProviderVerb, request: unknown): Promise<ProviderAnswer> {
    if (await isOverLimit(services, 'providerVenue', venue)) {
      return presentCode('TOO_MANY_REQUESTS');
    }
    const fields = request as RequestFields;
    const problem = checkFields(verb, fields);
    if (problem !== null) return presentCode('INVALID_REQUEST', problem);
    const signedAt = Math.floor(services.now() / 1000);
    return answerKnown(services, {
      signed: { venue, nonce: randomUUID(), signedAt },
      verb,
      fields,
    });
  }

  /** With what the player has, once it is noted. */
  async function answerNoted(uid: bigint): Promise<ProviderAnswer> {
    const { balance } = await services.ledger.wallet(uid);
    return { code: 'OK', balance: Number(balance), currency: providerCurrency };
  }

  return {
    async noteFree({ player, ...move }) {
      const uid = player === null ? uidOfFreeGrant(move.grant) : uidOf(player);
      if (uid === null || !(await services.isPlayer(uid))) return null;
      const outcome = await services.freeRounds.note(uid, venue, move);
      if (outcome === 'NONE') return null;
      return outcome === 'OTHER' ? presentCode('DUPLICATE_TRANSACTION') : answerNoted(uid);
    },
    async takeBackFree(player, transactionId) {
      const uid = uidOf(player);
      if (uid === null) return null;
      const isKnown = await services.freeRounds.takeBack(uid, venue, transactionId);
      return isKnown ? answerNoted(uid) : null;
    },
    async call(verb, request) {
      const answered = await answer(verb, request);
      count(verb, answered);
      return answered;
    },
    gameOf: async (providerGame) =>
      (await catalogue.findGameOfProvider(venue, providerGame))?.code ?? null,
    findTransaction: (transactionId) => store.findTransaction(venue, transactionId),
    async isPlayer(player) {
      const uid = uidOf(player);
      return uid !== null && (await services.isPlayer(uid));
    },
    async balanceOf(player, currency) {
      if (currency !== providerCurrency) return presentCode('WRONG_CURRENCY');
      const uid = uidOf(player);
      if (uid === null || !(await services.isPlayer(uid))) return presentCode('UNKNOWN_PLAYER');
      const { balance } = await services.ledger.wallet(uid);
      return { code: 'OK', balance: Number(balance), currency: providerCurrency };
    },
    async openRounds(player, game) {
      const uid = uidOf(player);
      return uid === null ? [] : store.listOpenRounds({ uid, venue, gameCode: game });
    },
  };
}
