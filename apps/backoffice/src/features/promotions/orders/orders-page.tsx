import { useLingui } from '@lingui/react/macro';
import { listMallOrders } from '@perya/contract/points/staff-calls/mall-orders';
import { getRouteApi } from '@tanstack/react-router';
import { idOrNothing } from '../../../lib/list/id-or-nothing.ts';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { timeAsked } from '../../../lib/list/manila-day.ts';
import { When } from '../../../lib/show/moment.tsx';
import { kindOf } from '../goods/goods-kind.ts';
import { goodsKinds } from '../goods/goods-words.ts';
import { OrderBadge } from './order-badge.tsx';
import { ordersFilters } from './orders-filters.ts';

const route = getRouteApi('/promotions/orders');

/** What players have redeemed Filcoins for, the newest first. */
export function OrdersPage() {
  const { t, i18n } = useLingui();
  return (
    <ListPage>
      <List
        name="orders"
        title={t`Orders`}
        call={listMallOrders}
        filters={ordersFilters}
        search={route.useSearch()}
        inputOf={({ uid, status, ...days }) => ({
          uid: idOrNothing(uid),
          status,
          ...timeAsked(days),
        })}
        idOf={({ id }) => id}
        dayOf={(row) => row.submitted_at}
        linkOf={({ id }) => ({ to: '/promotions/orders/$id', params: { id }, search: true })}
        emptyText={t`No order matches`}
        exportName="orders"
        columns={[
          { id: 'id', title: t`Order`, cell: ({ id }) => id },
          { id: 'at', title: t`Ordered`, cell: (row) => <When at={row.submitted_at} /> },
          { id: 'state', title: t`State`, cell: ({ status }) => <OrderBadge status={status} /> },
          { id: 'goods', title: t`Goods`, cell: (row) => row.product_name },
          {
            id: 'quantity',
            title: t`How many`,
            align: 'end',
            isCount: true,
            cell: ({ quantity }) => i18n.number(quantity),
          },
          {
            id: 'paid',
            title: t`Filcoins`,
            align: 'end',
            cell: (row) => i18n.number(row.pay_amount),
          },
          { id: 'uid', title: t`Player`, cell: ({ uid }) => uid },
          {
            id: 'courier',
            title: t`Courier`,
            cell: (row) => `${row.courier} ${row.courier_number}`.trim() || '–',
          },
          {
            id: 'kind',
            title: t`Kind`,
            cell: (row) => t(goodsKinds[kindOf(row)]),
            isExtra: true,
          },
        ]}
      />
    </ListPage>
  );
}
