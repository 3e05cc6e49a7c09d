import { setTimeout as delay } from 'node:timers/promises';
import {
  type WalletCode,
  type WalletRequest,
  walletCurrency,
} from '@perya/contract/provider-api/wire';
import type { WalletClient } from './provider-api/wallet-client.ts';

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
  | { kind: 'refused'; code: WalletCode }
  /** It may have been taken: it must be taken back. */
  | { kind: 'unknown'; code: WalletCode | null };

/** The wallet did not say what became of the request: it may still be at work on it. */
const unsure: readonly WalletCode[] = ['TRY_AGAIN', 'REPLAYED_NONCE'];
/** The wallet did not look at the request; the same may be sent again. */
const unread: readonly WalletCode[] = [
  'TOO_MANY_REQUESTS',
  'STALE_TIMESTAMP',
  // The key was exchanged: the next try is signed with a new one.
  'INVALID_SIGNATURE',
];
const waitsMs = [0, 250, 1000];

function toBet(staking: Staking): WalletRequest<'bet'> {
  return {
    transaction_id: staking.transactionId,
    round_id: staking.roundId,
    player: staking.player,
    game: staking.game,
    currency: walletCurrency,
    amount: Number(staking.amount),
    token: staking.walletToken,
  };
}

/**
 * Takes a stake, with the same transaction id at every try, so that it is taken once at most. If a
 * try stayed without a sure answer, a later refusal is no proof: the lost try may still be done.
 */
export async function stakeMoney(wallet: WalletClient, staking: Staking): Promise<StakeOutcome> {
  let hasLostTry = false;
  for (const waitMs of waitsMs) {
    if (waitMs > 0) await delay(waitMs);
    const reply = await wallet.call(staking.venue, 'bet', toBet(staking));
    if (reply.kind === 'unknown' || unsure.includes(reply.answer.code)) {
      hasLostTry = true;
      continue;
    }
    const { code, balance } = reply.answer;
    if (code === 'OK') {
      return { kind: 'taken', balance: balance === undefined ? null : BigInt(balance) };
    }
    if (unread.includes(code)) continue;
    return hasLostTry ? { kind: 'unknown', code } : { kind: 'refused', code };
  }
  return { kind: 'unknown', code: null };
}
