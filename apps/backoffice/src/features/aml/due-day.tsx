import { useLingui } from '@lingui/react/macro';
import { StatusBadge } from '../../lib/show/status-badge.tsx';

/** The day by which the law wants to be told, and whether it has passed. */
export function DueDay({ day, isLate }: { readonly day: string; readonly isLate: boolean }) {
  const { t } = useLingui();
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      {day}
      {isLate && <StatusBadge tone="negative">{t`Late`}</StatusBadge>}
    </span>
  );
}
