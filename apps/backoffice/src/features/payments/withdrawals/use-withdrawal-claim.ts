import {
  claimWithdrawal,
  releaseWithdrawal,
  type StaffWithdrawal,
} from '@perya/contract/payments/staff-calls/withdrawals';
import { claimStateOf } from '../../../lib/claims/claim-state.ts';
import { refreshFor } from '../../../lib/query/query-client.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useNow } from '../../../lib/show/use-now.ts';

/** Who has the withdrawal, and the ways to take and to give it back. */
export function useWithdrawalClaim({ id, status, claim }: StaffWithdrawal) {
  const nowSeconds = Math.floor(useNow(1000) / 1000);
  const claiming = useSubmit(claimWithdrawal);
  const releasing = useSubmit(releaseWithdrawal);
  return {
    claim,
    is: claimStateOf({ isOpen: status === 'under_review', claim }, nowSeconds),
    leftSeconds: claim === null ? 0 : claim.until - nowSeconds,
    onTake: async () => {
      // Who was quicker is shown when it fails.
      if (!(await claiming.submit({ id }))) await refreshFor(claimWithdrawal);
    },
    onRelease: () => void releasing.submit({ id }),
    isBusy: claiming.isBusy || releasing.isBusy,
  };
}
