import { useLingui } from '@lingui/react/macro';
import type { StaffGame } from '@perya/contract/catalogue/staff-calls/games';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';

export function GameState({ state }: Pick<StaffGame, 'state'>) {
  const { t } = useLingui();
  if (state === 'open') return <StatusBadge tone="positive">{t`Open`}</StatusBadge>;
  if (state === 'closed') return <StatusBadge>{t`Closed`}</StatusBadge>;
  return <StatusBadge tone="warning">{t`Under maintenance`}</StatusBadge>;
}

/** A generated game stands in lists for load and looks, and opens another one: whoever edits it knows. */
export function GameMarks({
  is_hot,
  is_new,
  opens,
}: Pick<StaffGame, 'is_hot' | 'is_new' | 'opens'>) {
  const { t } = useLingui();
  return (
    <span className="inline-flex gap-1">
      {is_hot && <StatusBadge tone="accent">{t`Hot`}</StatusBadge>}
      {is_new && <StatusBadge tone="accent">{t`New`}</StatusBadge>}
      {opens !== null && <StatusBadge tone="warning">{t`Generated`}</StatusBadge>}
    </span>
  );
}
