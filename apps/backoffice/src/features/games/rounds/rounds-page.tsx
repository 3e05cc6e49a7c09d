import { useLingui } from '@lingui/react/macro';
import { listRounds, type StaffRound } from '@perya/contract/games/staff-calls/rounds';
import { getRouteApi } from '@tanstack/react-router';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { When } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { RoundStatus } from './round-status.tsx';
import { roundsFilters, roundsInput } from './rounds-filters.ts';

const route = getRouteApi('/games/rounds');

function Payout({ round: { payout, held } }: { readonly round: StaffRound }) {
  const { t } = useLingui();
  return (
    <>
      {held !== '0.00' && <StatusBadge tone="warning">{t`Held back`}</StatusBadge>}{' '}
      <Money amount={payout} />
    </>
  );
}

/** The rounds of everybody, newest first. */
export function RoundsPage() {
  const { t } = useLingui();
  return (
    <ListPage>
      <List
        name="rounds"
        title={t`Rounds`}
        call={listRounds}
        filters={roundsFilters}
        search={route.useSearch()}
        inputOf={roundsInput}
        exportName="rounds"
        idOf={({ uid, id }) => `${uid} ${id}`}
        dayOf={(row) => row.created_at}
        linkOf={({ uid, id }) => ({ to: '/games/rounds/$uid/$id', params: { uid, id } })}
        emptyText={t`No round matches`}
        columns={[
          { id: 'id', title: t`Round`, cell: ({ id }) => id, width: '8rem' },
          { id: 'at', title: t`Begun`, cell: ({ created_at }) => <When at={created_at} /> },
          { id: 'player', title: t`Player`, cell: ({ uid }) => uid },
          { id: 'game', title: t`Game`, cell: ({ game_name }) => game_name },
          { id: 'status', title: t`State`, cell: ({ status }) => <RoundStatus status={status} /> },
          {
            id: 'stake',
            title: t`Stake`,
            align: 'end',
            cell: ({ stake, returned, status }) => (
              <Money amount={status === 'failed' ? returned : stake} />
            ),
          },
          { id: 'payout', title: t`Paid`, align: 'end', cell: (round) => <Payout round={round} /> },
          { id: 'venue', title: t`Venue`, cell: ({ venue }) => venue, isExtra: true },
          {
            id: 'name',
            title: t`Provider’s round`,
            cell: ({ round_id }) => round_id,
            isExtra: true,
          },
        ]}
      />
    </ListPage>
  );
}
