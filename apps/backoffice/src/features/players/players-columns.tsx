import { useLingui } from '@lingui/react/macro';
import type { PlayerRow } from '@perya/contract/identity/staff-calls/players';
import { KycBadge } from '../../lib/kyc/kyc-badge.tsx';
import type { Column } from '../../lib/list/column.ts';
import { Age } from '../../lib/show/moment.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { StateBadge } from './player-badges.tsx';

/** What a list says of each player; whoever they are stays masked. */
export function usePlayersColumns(): readonly Column<PlayerRow>[] {
  const { t } = useLingui();
  return [
    { id: 'uid', title: t`Player`, cell: ({ uid }) => uid },
    { id: 'phone', title: t`Phone`, cell: ({ phone }) => phone },
    { id: 'name', title: t`Name`, cell: ({ nickname, username }) => nickname ?? username },
    { id: 'email', title: t`Email`, cell: ({ email }) => email ?? '–', isExtra: true },
    { id: 'state', title: t`State`, cell: ({ state }) => <StateBadge state={state} /> },
    { id: 'kyc', title: t`KYC`, cell: ({ kyc_status }) => <KycBadge status={kyc_status} /> },
    {
      id: 'test',
      title: t`Test`,
      cell: ({ test_account }) =>
        test_account ? <StatusBadge tone="accent">{t`Test`}</StatusBadge> : '–',
      isExtra: true,
    },
    { id: 'brand', title: t`Brand`, cell: ({ brand }) => brand || '–' },
    {
      id: 'registered',
      title: t`Registered`,
      cell: ({ registered_at }) => <Age at={registered_at} />,
    },
    {
      id: 'seen',
      title: t`Last seen`,
      cell: ({ last_seen_at }) => (last_seen_at === null ? '–' : <Age at={last_seen_at} />),
    },
  ];
}
