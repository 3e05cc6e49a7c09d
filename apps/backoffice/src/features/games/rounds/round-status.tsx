import { useLingui } from '@lingui/react/macro';
import type { StaffRound } from '@perya/contract/games/staff-calls/rounds';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';

export function RoundStatus({ status }: Pick<StaffRound, 'status'>) {
  const { t } = useLingui();
  if (status === 'completed') return <StatusBadge>{t`Settled`}</StatusBadge>;
  if (status === 'failed') return <StatusBadge tone="warning">{t`Taken back`}</StatusBadge>;
  return <StatusBadge tone="accent">{t`Running`}</StatusBadge>;
}
