import { useLingui } from '@lingui/react/macro';
import { StatusBadge, type Tone } from '../../../lib/show/status-badge.tsx';
import { orderStates } from './order-words.ts';

const tones: Readonly<Record<number, Tone>> = {
  1: 'positive',
  2: 'warning',
  3: 'accent',
  4: 'positive',
  5: 'negative',
};

export function OrderBadge({ status }: { readonly status: number }) {
  const { t } = useLingui();
  const name = orderStates[status as keyof typeof orderStates];
  return <StatusBadge tone={tones[status] ?? 'neutral'}>{name ? t(name) : status}</StatusBadge>;
}
