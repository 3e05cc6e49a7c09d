import { useLingui } from '@lingui/react/macro';
import { StatusBadge } from '../show/status-badge.tsx';
import type { Holder } from './claim-state.ts';

/** Who has a case, in a list. */
export function ClaimedBy({ claim }: { readonly claim: Holder | null }) {
  const { t } = useLingui();
  if (claim === null) return '–';
  return claim.is_mine ? <StatusBadge tone="accent">{t`You`}</StatusBadge> : claim.name;
}
