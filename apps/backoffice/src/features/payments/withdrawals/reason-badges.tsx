import { useLingui } from '@lingui/react/macro';
import type { WithdrawalReason } from '@perya/contract/payments/staff-withdrawal-reasons';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { reasonNames } from './withdrawals-filters.ts';

const isKnown = (name: string): name is WithdrawalReason => Object.hasOwn(reasonNames, name);

/** Which rules sent it here, in a word each. */
export function ReasonBadges({ reasons }: { readonly reasons: readonly string[] }) {
  const { t } = useLingui();
  if (reasons.length === 0) return '–';
  return (
    <span className="flex flex-wrap gap-1">
      {reasons.map((reason) => (
        <StatusBadge key={reason} tone="warning">
          {isKnown(reason) ? t(reasonNames[reason]) : reason}
        </StatusBadge>
      ))}
    </span>
  );
}
