import { useLingui } from '@lingui/react/macro';
import { hardStops, type KycFlag } from '@perya/contract/kyc/staff-flags';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { flagNames } from './reviews-filters.ts';

/** What the house noticed, in a word each; those that forbid an approval first. */
export function FlagBadges({ flags }: { readonly flags: readonly KycFlag[] }) {
  const { t } = useLingui();
  if (flags.length === 0) return '–';
  const isStop = (flag: KycFlag) => hardStops.includes(flag);
  const sorted = [...flags.filter(isStop), ...flags.filter((flag) => !isStop(flag))];
  return (
    <span className="flex gap-1">
      {sorted.map((flag) => (
        <StatusBadge key={flag} tone={isStop(flag) ? 'negative' : 'warning'}>
          {t(flagNames[flag])}
        </StatusBadge>
      ))}
    </span>
  );
}
