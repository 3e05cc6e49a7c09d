import { useLingui } from '@lingui/react/macro';
import { listStaffDeposits } from '@perya/contract/staff/calls/payments/deposits';
import { getRouteApi } from '@tanstack/react-router';
import { idOrNothing } from '../../../lib/list/id-or-nothing.ts';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { Age } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { PaymentBadge } from '../show/status.tsx';
import { depositsFilters } from './deposits-filters.ts';

const route = getRouteApi('/payments/deposits');

/** Deposits, newest first; found by our number or the gateway's. */
export function DepositsPage() {
  const { t } = useLingui();
  return (
    <ListPage>
      <List
        name="deposits"
        exportName="deposits"
        title={t`Deposits`}
        call={listStaffDeposits}
        filters={depositsFilters}
        search={route.useSearch()}
        inputOf={({ uid, ...others }) => ({ ...others, uid: idOrNothing(uid) })}
        idOf={({ id }) => id}
        linkOf={({ id }) => ({ to: '/payments/deposits/$id', params: { id }, search: true })}
        emptyText={t`No deposit matches`}
        columns={[
          { id: 'id', title: t`Deposit`, cell: ({ id }) => `D${id}` },
          { id: 'at', title: t`Begun`, cell: (row) => <Age at={row.created_at} /> },
          {
            id: 'amount',
            title: t`Amount`,
            align: 'end',
            cell: ({ amount }) => <Money amount={amount} />,
          },
          { id: 'uid', title: t`Player`, cell: ({ uid }) => uid },
          { id: 'name', title: t`Name`, cell: ({ name }) => name || '–' },
          { id: 'channel', title: t`By`, cell: (row) => row.channel_name },
          { id: 'state', title: t`State`, cell: ({ status }) => <PaymentBadge status={status} /> },
          { id: 'gateway', title: t`Gateway`, cell: ({ gateway }) => gateway, isExtra: true },
          {
            id: 'there',
            title: t`Its number there`,
            cell: (row) => row.gateway_id ?? '–',
            isExtra: true,
          },
          {
            id: 'changed',
            title: t`Changed`,
            cell: (row) => <Age at={row.changed_at} />,
            isExtra: true,
          },
        ]}
      />
    </ListPage>
  );
}
