import { useLingui } from '@lingui/react/macro';
import { StatusBadge, type Tone } from '../status-badge.tsx';

const tones: Readonly<Record<string, Tone>> = {
  offered: 'accent',
  claimed: 'positive',
  expired: 'neutral',
  declined: 'neutral',
  'given-up': 'warning',
  voided: 'negative',
};

/** How a reward stands with its player. */
export function RewardBadge({ state }: { readonly state: string }) {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    offered: t`Offered`,
    claimed: t`Credited`,
    expired: t`Expired`,
    declined: t`Declined`,
    'given-up': t`Given up`,
    voided: t`Taken back`,
  };
  return <StatusBadge tone={tones[state] ?? 'neutral'}>{names[state] ?? state}</StatusBadge>;
}
