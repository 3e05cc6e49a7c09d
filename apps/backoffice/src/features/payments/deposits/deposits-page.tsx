import { useLingui } from '@lingui/react/macro';
import {
  listStaffDeposits,
  type StaffDeposit,
} from '@perya/contract/payments/staff-calls/deposits';
import { getRouteApi } from '@tanstack/react-router';
import { idOrNothing } from '../../../lib/list/id-or-nothing.ts';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { timeAsked } from '../../../lib/list/manila-day.ts';
import { dayBy, useChannelChoices, usePaymentColumns } from '../show/payment-columns.tsx';
import { PaymentBadge } from '../show/status.tsx';
import { depositsFilters } from './deposits-filters.ts';

const route = getRouteApi('/payments/deposits');

/** Deposits, newest first; found by our number or the gateway's. */
export function DepositsPage() {
  const { t } = useLingui();
  const { whose, changed } = usePaymentColumns<StaffDeposit>(t`Begun`);
  const search = route.useSearch();
  return (
    <ListPage>
      <List
        name="deposits"
        exportName="deposits"
        title={t`Deposits`}
        call={listStaffDeposits}
        filters={depositsFilters}
        search={search}
        choices={useChannelChoices('deposit')}
        dayOf={dayBy(search.order)}
        inputOf={({ uid, channel, from, to, ...others }) => ({
          ...others,
          ...timeAsked({ from, to }),
          ...(channel !== undefined && { channel: Number(channel) }),
          uid: idOrNothing(uid),
        })}
        idOf={({ id }) => id}
        linkOf={({ id }) => ({ to: '/payments/deposits/$id', params: { id }, search: true })}
        emptyText={t`No deposit matches`}
        columns={[
          { id: 'id', title: t`Deposit`, cell: ({ id }) => `D${id}` },
          ...whose,
          { id: 'state', title: t`State`, cell: ({ status }) => <PaymentBadge status={status} /> },
          { id: 'gateway', title: t`Gateway`, cell: ({ gateway }) => gateway, isExtra: true },
          {
            id: 'there',
            title: t`Gateway reference`,
            cell: (row) => row.gateway_id ?? '–',
            isExtra: true,
          },
          changed,
        ]}
      />
    </ListPage>
  );
}
