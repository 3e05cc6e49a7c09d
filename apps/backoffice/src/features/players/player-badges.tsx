import { useLingui } from '@lingui/react/macro';
import type { AccountState } from '@perya/contract/identity/staff-calls/players';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { accountStates } from './player-words.ts';

export function StateBadge({ state }: { readonly state: AccountState }) {
  const { t } = useLingui();
  const { name, tone } = accountStates[state];
  return <StatusBadge tone={tone}>{t(name)}</StatusBadge>;
}
