import { useLingui } from '@lingui/react/macro';
import type { GameReturn } from '@perya/contract/games/staff-calls/returns';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';

export function Verdict({ verdict }: Pick<GameReturn, 'verdict'>) {
  const { t } = useLingui();
  if (verdict === 'inside') return <StatusBadge tone="positive">{t`Inside`}</StatusBadge>;
  if (verdict === 'too-few') return <StatusBadge>{t`Too few rounds`}</StatusBadge>;
  return (
    <StatusBadge tone="negative">
      {verdict === 'above' ? t`Pays too much` : t`Pays too little`}
    </StatusBadge>
  );
}
