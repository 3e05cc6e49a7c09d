import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import type { AccountState } from '@perya/contract/staff/calls/players';
import type { Tone } from '../../lib/show/status-badge.tsx';

/** A word that staff see for a state, and the tone that repeats it. */
interface Named {
  readonly name: MessageDescriptor;
  readonly tone: Tone;
}

export const accountStates: Record<AccountState, Named> = {
  open: { name: msg`Open`, tone: 'positive' },
  frozen: { name: msg`Frozen`, tone: 'warning' },
  blocked: { name: msg`Blocked`, tone: 'negative' },
};

export const kycStatuses: Record<KycStatus, Named> = {
  unset: { name: msg`Not begun`, tone: 'neutral' },
  basic_account: { name: msg`Basic account`, tone: 'neutral' },
  under_review: { name: msg`Under review`, tone: 'warning' },
  rejected: { name: msg`Rejected`, tone: 'negative' },
  basic_kyc: { name: msg`Basic KYC`, tone: 'accent' },
  fully_kyc: { name: msg`Fully verified`, tone: 'positive' },
  frozen: { name: msg`Frozen`, tone: 'warning' },
  block: { name: msg`Blocked`, tone: 'negative' },
  test_account: { name: msg`Test account`, tone: 'accent' },
};
