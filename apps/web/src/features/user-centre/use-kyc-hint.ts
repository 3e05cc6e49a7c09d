import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { getKyc } from '@perya/contract/kyc/calls/kyc';
import { useEffect } from 'react';
import { accountMadeAt, statusShown } from '../../lib/kyc/known-kyc.ts';
import { takeHint, userCentreHint } from '../../lib/kyc-gate/kyc-hint.ts';
import { showKycModal } from '../../lib/kyc-gate/kyc-modals.ts';
import { useCall } from '../../lib/query/use-call.ts';

/** Says on entering how much time is left for the identity check. [A-244 A-248 A-488] */
export function useKycHint(): void {
  const { answer: record } = useCall(getKyc, {});
  useEffect(() => {
    if (record === null) return;
    // Whoever waits for the house is not warned.
    const status = statusShown(record);
    const hint = userCentreHint({ status, createdAt: accountMadeAt(record), now: record.now });
    if (hint !== null && takeHint(sessionStore, hint.mark)) void showKycModal(hint.modal);
  }, [record]);
}
