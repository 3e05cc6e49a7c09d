import { useLingui } from '@lingui/react/macro';
import { Moment } from '../../lib/show/moment.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { useNow } from '../../lib/show/use-now.ts';

interface DueMomentProps {
  readonly at: number;
  readonly isLate: boolean;
  /** Nothing is waited for any more. */
  readonly isMet?: boolean;
}

const hourSeconds = 3600;

/** By when the law wants something, and how many hours are left of it. */
export function DueMoment({ at, isLate, isMet = false }: DueMomentProps) {
  const { t, i18n } = useLingui();
  const left = Math.max(0, Math.floor((at - useNow(30_000) / 1000) / hourSeconds));
  const hours = i18n.number(left);
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Moment at={at} />
      {isLate && <StatusBadge tone="negative">{t`Late`}</StatusBadge>}
      {!isLate && !isMet && <StatusBadge tone="warning">{t`${hours} h left`}</StatusBadge>}
    </span>
  );
}
