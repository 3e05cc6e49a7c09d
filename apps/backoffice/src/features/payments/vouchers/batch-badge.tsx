import { useLingui } from '@lingui/react/macro';
import type { VoucherBatch } from '@perya/contract/payments/staff-calls/vouchers';
import { StatusBadge, type Tone } from '../../../lib/show/status-badge.tsx';
import { batchStateNames } from './vouchers-filters.ts';

const tones: Readonly<Record<VoucherBatch['state'], Tone>> = {
  open: 'positive',
  expired: 'warning',
  used: 'neutral',
  void: 'negative',
};

export function BatchBadge({ state }: Pick<VoucherBatch, 'state'>) {
  const { t } = useLingui();
  return <StatusBadge tone={tones[state]}>{t(batchStateNames[state])}</StatusBadge>;
}
