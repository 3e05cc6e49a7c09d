import { useLingui } from '@lingui/react/macro';
import type { AnnouncementPhase } from '@perya/contract/announcements/staff-calls/announcements';
import { StatusBadge } from '../../lib/show/status-badge.tsx';

export function PhaseBadge({ phase }: { readonly phase: AnnouncementPhase }) {
  const { t } = useLingui();
  if (phase === 'running') return <StatusBadge tone="positive">{t`Running`}</StatusBadge>;
  if (phase === 'planned') return <StatusBadge tone="accent">{t`Planned`}</StatusBadge>;
  if (phase === 'over') return <StatusBadge>{t`Over`}</StatusBadge>;
  return <StatusBadge tone="warning">{t`Switched off`}</StatusBadge>;
}
