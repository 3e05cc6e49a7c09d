import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import { StatusBadge, type Tone } from '../show/status-badge.tsx';

/** The word that staff see for a status, and the tone that repeats it. */
export const kycStatuses: Record<KycStatus, { name: MessageDescriptor; tone: Tone }> = {
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

export function KycBadge({ status }: { readonly status: KycStatus }) {
  const { t } = useLingui();
  const { name, tone } = kycStatuses[status];
  return <StatusBadge tone={tone}>{t(name)}</StatusBadge>;
}
