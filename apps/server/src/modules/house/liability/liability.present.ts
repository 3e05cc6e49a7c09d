import type { HouseLiability } from '@perya/contract/house/staff-calls/home';
import { centavos, toPesos } from '@perya/money';
import { seconds } from '../../../platform/wire-time.ts';
import type { Liability } from './liability.store.ts';

export function presentLiability(held: Liability): HouseLiability {
  const { lookedAt, balances, withdrawals, stakes } = held;
  return {
    looked_at: seconds(lookedAt),
    balances: toPesos(balances),
    withdrawals: toPesos(withdrawals),
    stakes: toPesos(stakes),
    total: toPesos(centavos(balances + withdrawals + stakes)),
  };
}
