import { useLingui } from '@lingui/react/macro';
import type { Receipt } from '@perya/contract/payments/staff-calls/deposits';
import { StatusBadge, type Tone } from '../../../lib/show/status-badge.tsx';

const tones: Readonly<Record<Receipt['state'], Tone>> = {
  credited: 'positive',
  stray: 'warning',
  matched: 'positive',
  refunded: 'neutral',
};

/** What became of money that a gateway took. */
export function ReceiptBadge({ state }: Pick<Receipt, 'state'>) {
  const { t } = useLingui();
  const names: Readonly<Record<Receipt['state'], string>> = {
    credited: t`Credited`,
    stray: t`Unmatched`,
    matched: t`Matched by staff`,
    refunded: t`Given back`,
  };
  return <StatusBadge tone={tones[state]}>{names[state]}</StatusBadge>;
}
