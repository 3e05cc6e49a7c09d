import { useLingui } from '@lingui/react/macro';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import type { AccountState } from '@perya/contract/staff/calls/players';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { accountStates, kycStatuses } from './player-words.ts';

export function StateBadge({ state }: { readonly state: AccountState }) {
  const { t } = useLingui();
  const { name, tone } = accountStates[state];
  return <StatusBadge tone={tone}>{t(name)}</StatusBadge>;
}

export function KycBadge({ status }: { readonly status: KycStatus }) {
  const { t } = useLingui();
  const { name, tone } = kycStatuses[status];
  return <StatusBadge tone={tone}>{t(name)}</StatusBadge>;
}
