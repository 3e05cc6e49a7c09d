import { useLingui } from '@lingui/react/macro';
import type { ControlRun } from '@perya/contract/evidence/staff-calls/controls';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';

export function ControlState({ run }: { readonly run: ControlRun | null }) {
  const { t } = useLingui();
  if (run === null) return <StatusBadge>{t`No result yet`}</StatusBadge>;
  return run.found === 0 ? (
    <StatusBadge tone="positive">{t`Sound`}</StatusBadge>
  ) : (
    <StatusBadge tone="negative">{t`Broken`}</StatusBadge>
  );
}
