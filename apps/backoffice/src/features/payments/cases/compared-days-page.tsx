import { useLingui } from '@lingui/react/macro';
import { listReconciliations } from '@perya/contract/payments/staff-calls/reconciliation';
import { getRouteApi, Link } from '@tanstack/react-router';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { Age } from '../../../lib/show/moment.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';

const route = getRouteApi('/payments/reconciliation');

/** Days of gateways that were held against our books, line by line; each difference is a case. */
export function ComparedDaysPage() {
  const { t, i18n } = useLingui();
  return (
    <ListPage>
      <List
        name="reconciliation"
        title={t`Reconciliation`}
        call={listReconciliations}
        filters={{}}
        search={route.useSearch()}
        idOf={({ gateway, day }) => `${gateway} ${day}`}
        emptyText={t`No day was compared yet: it is done every night`}
        noneText={t`No day was compared yet: it is done every night`}
        columns={[
          { id: 'day', title: t`Day`, cell: ({ day }) => day },
          { id: 'gateway', title: t`Gateway`, cell: ({ gateway }) => gateway },
          {
            id: 'state',
            title: t`State`,
            cell: ({ finished_at, problem, differences }) => {
              if (finished_at === null) return <StatusBadge tone="accent">{t`Runs`}</StatusBadge>;
              if (problem !== '') {
                return <StatusBadge tone="negative">{t`Not read: ${problem}`}</StatusBadge>;
              }
              return differences === 0 ? (
                <StatusBadge tone="positive">{t`Equal`}</StatusBadge>
              ) : (
                <StatusBadge tone="warning">{t`Differs`}</StatusBadge>
              );
            },
          },
          {
            id: 'lines',
            title: t`Lines`,
            align: 'end',
            cell: ({ lines }) => i18n.number(lines),
          },
          {
            id: 'differences',
            title: t`Differences`,
            align: 'end',
            cell: ({ differences }) =>
              differences === 0 ? (
                '0'
              ) : (
                <Link to="/payments/cases">{i18n.number(differences)}</Link>
              ),
          },
          { id: 'at', title: t`Compared`, cell: (row) => <Age at={row.started_at} /> },
        ]}
      />
    </ListPage>
  );
}
