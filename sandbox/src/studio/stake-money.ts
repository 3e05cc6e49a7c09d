import { setTimeout as delay } from 'node:timers/promises';
import {
  type ProviderAnswer,
  type ProviderCode,
  type ProviderRequest,
  providerCurrency,
} from '@perya/contract/provider-api/wire';
import type { ProviderClient } from './provider-api/provider-client.ts';

export interface Staking {
  venue: string;
  player: string;
  game: string;
  walletToken: string;
  roundId: string;
  transactionId: string;
  amount: bigint;
}

export type StakeOutcome =
  | { kind: 'taken'; balance: bigint | null }
  /** Nothing was taken, for certain. */
  | { kind: 'refused'; code: ProviderCode; limit: ProviderAnswer['limit'] }
  /** It may have been taken, so it must be rolled back. */
  | { kind: 'unknown'; code: ProviderCode | null };

/** The outcome is unknown: the request may still be applied. */
const inDoubt: readonly ProviderCode[] = ['TRY_AGAIN', 'REPLAYED_NONCE'];
/** The request was not processed: it is safe to retry. */
const notProcessed: readonly ProviderCode[] = [
  'TOO_MANY_REQUESTS',
  'STALE_TIMESTAMP',
  // The key was rotated: the next attempt is signed with the new one.
  'INVALID_SIGNATURE',
];
const waitsMs = [0, 250, 1000];

function toBet(staking: Staking): ProviderRequest<'bet'> {
  return {
    transaction_id: staking.transactionId,
    round_id: staking.roundId,
    player: staking.player,
    game: staking.game,
    currency: providerCurrency,
    amount: Number(staking.amount),
    token: staking.walletToken,
  };
}

/**
 * Takes a stake. Retries use the same transaction id, so that it is taken once at most. After an
 * attempt in doubt a refusal proves nothing: the earlier request may still be applied.
 */
export async function stakeMoney(
  providerApi: ProviderClient,
  staking: Staking,
): Promise<StakeOutcome> {
  let isInDoubt = false;
  for (const waitMs of waitsMs) {
    if (waitMs > 0) await delay(waitMs);
    const reply = await providerApi.call(staking.venue, 'bet', toBet(staking));
    if (reply.kind === 'unknown' || inDoubt.includes(reply.answer.code)) {
      isInDoubt = true;
      continue;
    }
    const { code, balance, limit } = reply.answer;
    if (code === 'OK') {
      return { kind: 'taken', balance: balance === undefined ? null : BigInt(balance) };
    }
    if (notProcessed.includes(code)) continue;
    return isInDoubt ? { kind: 'unknown', code } : { kind: 'refused', code, limit };
  }
  return { kind: 'unknown', code: null };
}
