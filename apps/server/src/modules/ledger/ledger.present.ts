import type { AnswerOf } from '@perya/contract/call';
import type { getWallet } from '@perya/contract/ledger/calls/wallet';
import { toPesos } from '@perya/money';
import type { Wallet } from './ledger.store.ts';

export function presentWallet(wallet: Wallet): AnswerOf<typeof getWallet> {
  return {
    uid: String(wallet.uid),
    balance: toPesos(wallet.balance),
    withdrawable: toPesos(wallet.withdrawable),
  };
}
