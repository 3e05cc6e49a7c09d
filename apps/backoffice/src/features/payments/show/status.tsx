import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PaymentStatus } from '@perya/contract/rules/payment-status';
import { StatusBadge, type Tone } from '../../../lib/show/status-badge.tsx';

export const statusNames: Readonly<Record<PaymentStatus, MessageDescriptor>> = {
  pending: msg`Pending`,
  paying: msg`Paying`,
  under_review: msg`Under review`,
  completed: msg`Completed`,
  timeout: msg`Timed out`,
  canceled: msg`Canceled`,
};

const tones: Readonly<Record<PaymentStatus, Tone>> = {
  pending: 'neutral',
  paying: 'accent',
  under_review: 'warning',
  completed: 'positive',
  timeout: 'negative',
  canceled: 'negative',
};

export function PaymentBadge({ status }: { readonly status: PaymentStatus }) {
  const { t } = useLingui();
  return <StatusBadge tone={tones[status]}>{t(statusNames[status])}</StatusBadge>;
}
