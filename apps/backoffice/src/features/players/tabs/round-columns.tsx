import { useLingui } from '@lingui/react/macro';
import type { BetStatus } from '@perya/contract/games/calls/bets';
import type { PlayerRound } from '@perya/contract/games/staff-calls/player-rounds';
import type { Column } from '../../../lib/list/column.ts';
import { Moment } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';

export function RoundBadge({ status }: { readonly status: BetStatus }) {
  const { t } = useLingui();
  if (status === 'pending') return <StatusBadge tone="warning">{t`Open`}</StatusBadge>;
  if (status === 'failed') return <StatusBadge>{t`Taken back`}</StatusBadge>;
  return <StatusBadge tone="positive">{t`Settled`}</StatusBadge>;
}

/** What a list says of a round. */
export function useRoundColumns(): readonly Column<PlayerRound>[] {
  const { t } = useLingui();
  return [
    { id: 'round', title: t`Round`, cell: ({ id }) => id },
    { id: 'at', title: t`When`, cell: ({ created_at }) => <Moment at={created_at} /> },
    { id: 'game', title: t`Game`, cell: ({ game_name }) => game_name },
    { id: 'status', title: t`State`, cell: ({ status }) => <RoundBadge status={status} /> },
    {
      id: 'stake',
      title: t`Stake`,
      align: 'end',
      cell: ({ bet_amount }) => <Money amount={bet_amount} />,
    },
    {
      id: 'payout',
      title: t`Paid out`,
      align: 'end',
      cell: ({ settlement_amount }) => <Money amount={settlement_amount} />,
    },
    {
      id: 'net',
      title: t`Net`,
      align: 'end',
      cell: ({ net_amount }) => <Money amount={net_amount} signed />,
    },
  ];
}
