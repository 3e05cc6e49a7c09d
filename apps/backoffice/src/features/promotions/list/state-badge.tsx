import { useLingui } from '@lingui/react/macro';
import type { PromotionState } from '@perya/contract/promotions/staff-calls/promotions';
import { StatusBadge, type Tone } from '../../../lib/show/status-badge.tsx';
import { stateNames } from './promotion-words.ts';

const tones: Readonly<Record<PromotionState, Tone>> = {
  draft: 'accent',
  scheduled: 'neutral',
  running: 'positive',
  paused: 'warning',
  ended: 'neutral',
};

export function StateBadge({ state }: { readonly state: PromotionState }) {
  const { t } = useLingui();
  return <StatusBadge tone={tones[state]}>{t(stateNames[state])}</StatusBadge>;
}
