import { useLingui } from '@lingui/react/macro';
import { listPlayerRounds } from '@perya/contract/games/staff-calls/player-rounds';
import { Outlet } from '@tanstack/react-router';
import { useRoundColumns } from './round-columns.tsx';
import { TabList } from './tab-list.tsx';

/** The rounds of the player, with the one that is open beside them. */
export function BetsTab({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const columns = useRoundColumns();
  return (
    <div className="list-page">
      <div className="player-part">
        <TabList
          title={t`Rounds`}
          call={listPlayerRounds}
          input={{ uid }}
          columns={columns}
          idOf={({ id }) => id}
          linkOf={({ id }) => ({ to: '/players/$uid/bets/$round', params: { uid, round: id } })}
          emptyText={t`No round was played`}
        />
      </div>
      <Outlet />
    </div>
  );
}
