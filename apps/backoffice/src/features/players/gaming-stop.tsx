import { useLingui } from '@lingui/react/macro';
import { getStopEffect } from '@perya/contract/house/staff-calls/stops';
import { useCall } from '../../lib/query/use-call.ts';
import { useMay } from '../../lib/session/session.ts';
import { StatusBadge } from '../../lib/show/status-badge.tsx';

/** Says that the house has stopped this player's gaming, to whoever may stop it. */
export function GamingStop({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const may = useMay();
  const { answer } = useCall(
    getStopEffect,
    { scope: 'player', subject: uid },
    { isWanted: may('games.stop') },
  );
  return answer?.is_stopped ? <StatusBadge tone="negative">{t`Gaming stopped`}</StatusBadge> : null;
}
