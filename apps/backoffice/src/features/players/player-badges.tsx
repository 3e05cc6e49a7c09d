import { useLingui } from '@lingui/react/macro';
import type { AccountState, PlayerPage } from '@perya/contract/identity/staff-calls/players';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { accountStates } from './player-words.ts';

export function StateBadge({ state }: { readonly state: AccountState }) {
  const { t } = useLingui();
  const { name, tone } = accountStates[state];
  return <StatusBadge tone={tone}>{t(name)}</StatusBadge>;
}

/** That the player has left, and whether anybody is still known by the account. */
export function ClosedBadge({ closed }: { readonly closed: PlayerPage['closed'] }) {
  const { t } = useLingui();
  if (closed === null) return null;
  return (
    <StatusBadge tone="negative">
      {closed.erased_at === null ? t`Account closed` : t`Account erased`}
    </StatusBadge>
  );
}
