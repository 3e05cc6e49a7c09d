import { useLingui } from '@lingui/react/macro';
import { isKycAllowed, type KycPolicy } from '@perya/contract/rules/kyc-gate';
import type { KycStatus } from '@perya/contract/rules/kyc-status';

export interface KycStanding {
  readonly status: KycStatus;
  readonly policy: KycPolicy;
}

/** By their names: what a status opens by the operator's policy, and what it leaves shut. */
export function usePolicyActions({ status, policy }: KycStanding) {
  const { t } = useLingui();
  const actions = [
    ['deposit', t`Deposit`],
    ['play', t`Play games`],
    ['welfare', t`Bonuses and welfare activities`],
    ['withdraw', t`Withdraw`],
  ] as const;
  const isOpen = ([action]: (typeof actions)[number]) => isKycAllowed(action, status, policy);
  return {
    open: actions.filter(isOpen).map(([, name]) => name),
    shut: actions.filter((each) => !isOpen(each)).map(([, name]) => name),
  };
}
