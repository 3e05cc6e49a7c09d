import { useLingui } from '@lingui/react/macro';
import {
  listStaffFreeRounds,
  type StaffFreeRounds,
} from '@perya/contract/promotions/staff-calls/free-rounds';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { idOrNothing } from '../../../lib/list/id-or-nothing.ts';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { useMay } from '../../../lib/session/session.ts';
import { When } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { PlayerLink } from '../../../lib/show/player-link.tsx';
import { usePromotionWords } from '../list/promotion-words.ts';
import { CancelFreeRounds } from './cancel-free-rounds.tsx';
import { freeRoundsFilters } from './free-rounds-filters.ts';

const route = getRouteApi('/promotions/free-rounds');

const isOpen = ({ state }: StaffFreeRounds) => state === 'asked' || state === 'granted';

/** Free rounds that promotions have given, how they stand at the provider, and what is kept for them. */
export function FreeRoundsPage() {
  const { t } = useLingui();
  const may = useMay();
  const { nameOf } = usePromotionWords();
  const [cancelled, setCancelled] = useState<StaffFreeRounds | null>(null);
  const words: Record<StaffFreeRounds['state'], string> = {
    asked: t`Asked of the provider`,
    granted: t`Open`,
    cancelling: t`Being taken away`,
    played: t`Played`,
    expired: t`Time is over`,
    cancelled: t`Cancelled`,
    refused: t`Refused by the provider`,
  };
  return (
    <ListPage>
      <List
        name="free-rounds"
        title={t`Free rounds`}
        call={listStaffFreeRounds}
        filters={freeRoundsFilters}
        search={route.useSearch()}
        inputOf={({ uid, state }) => ({ uid: idOrNothing(uid), state })}
        idOf={({ id }) => id}
        dayOf={(row) => row.given_at}
        emptyText={t`No free rounds match`}
        columns={[
          { id: 'at', title: t`Given`, cell: (row) => <When at={row.given_at} /> },
          { id: 'uid', title: t`Player`, cell: ({ uid }) => <PlayerLink uid={uid} /> },
          { id: 'game', title: t`Game`, cell: ({ game }) => game },
          {
            id: 'played',
            title: t`Played`,
            align: 'end',
            cell: ({ played, rounds }) => t`${played} of ${rounds}`,
          },
          {
            id: 'stake',
            title: t`Stake`,
            align: 'end',
            cell: (row) => <Money amount={row.stake} />,
          },
          { id: 'won', title: t`Won`, align: 'end', cell: (row) => <Money amount={row.won} /> },
          {
            id: 'reserved',
            title: t`Kept of the budget`,
            align: 'end',
            cell: (row) => <Money amount={row.reserved} />,
          },
          { id: 'state', title: t`State`, cell: ({ state }) => words[state] },
          { id: 'until', title: t`Until`, cell: (row) => <When at={row.ends_at} /> },
          { id: 'promotion', title: t`Out of`, cell: nameOf, isExtra: true },
          {
            id: 'cancel',
            title: t`Take away`,
            cell: (row) =>
              may('promotions.publish') &&
              isOpen(row) && <Button onClick={() => setCancelled(row)}>{t`Take away`}</Button>,
          },
        ]}
      />
      {cancelled && <CancelFreeRounds rounds={cancelled} onClose={() => setCancelled(null)} />}
    </ListPage>
  );
}
