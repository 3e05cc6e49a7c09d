import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Correction, listCorrections } from '@perya/contract/reports/staff-calls/days';
import { getRouteApi } from '@tanstack/react-router';
import { List } from '../../lib/list/list.tsx';
import { ListPage } from '../../lib/list/list-page.tsx';
import { Moment } from '../../lib/show/moment.tsx';
import { Money } from '../../lib/show/money.tsx';
import { PlayerLink } from '../../lib/show/player-link.tsx';
import { correctionFilters } from './report-filters.ts';

const route = getRouteApi('/reports/corrections');

const kindNames: Readonly<Record<Correction['kind'], MessageDescriptor>> = {
  round: msg`A round that was read late`,
  'late-win': msg`A win that was held back`,
  correction: msg`A round that was corrected`,
  prize: msg`A prize of a venue`,
  cash: msg`A payment`,
  bonus: msg`A bonus`,
};

/** What came after its gaming day was closed, each with the day it concerns and the day it counts on. */
export function CorrectionsPage() {
  const { t, i18n } = useLingui();
  return (
    <ListPage>
      <List
        name="corrections"
        title={t`Corrections`}
        call={listCorrections}
        filters={correctionFilters}
        search={route.useSearch()}
        idOf={({ id }) => id}
        emptyText={t`Nothing came later`}
        noneText={t`Nothing came later`}
        columns={[
          { id: 'of', title: t`Of the day`, cell: ({ of_day }) => of_day },
          { id: 'day', title: t`Came on`, cell: ({ day }) => day },
          { id: 'kind', title: t`What`, cell: ({ kind }) => i18n._(kindNames[kind]) },
          { id: 'player', title: t`Player`, cell: ({ uid }) => <PlayerLink uid={uid} /> },
          { id: 'subject', title: t`Number`, cell: ({ subject }) => subject },
          {
            id: 'amount',
            title: t`Amount`,
            align: 'end',
            cell: ({ amount }) => <Money amount={amount} signed />,
          },
          { id: 'noted', title: t`Noted`, cell: ({ noted_at }) => <Moment at={noted_at} /> },
        ]}
      />
    </ListPage>
  );
}
