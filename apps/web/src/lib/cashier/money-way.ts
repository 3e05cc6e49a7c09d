import type { Partner } from '../session/partner.ts';

export type MoneyAction = 'deposit' | 'withdraw';

/** How money moves for this player: by an overlay of the app, or in the wallet app that is around it. [M-320 M-323 M-333] */
export type MoneyWay =
  | { readonly kind: 'overlay'; readonly action: 'deposit' | 'depositmaya' | 'withdraw' }
  | { readonly kind: 'wallet-app' };

/** The partner is proved, not only said by an address: who has none has no other cashier than ours. */
export function moneyWay(action: MoneyAction, partner: Partner | null): MoneyWay {
  if (partner === 'ewallet') return { kind: 'wallet-app' };
  const isSecondMini = action === 'deposit' && partner === 'maya';
  return { kind: 'overlay', action: isSecondMini ? 'depositmaya' : action };
}
