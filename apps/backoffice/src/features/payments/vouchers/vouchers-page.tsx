import { useLingui } from '@lingui/react/macro';
import { listVoucherBatches } from '@perya/contract/payments/staff-calls/vouchers';
import { getRouteApi } from '@tanstack/react-router';
import { WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { Age, Moment } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';
import { AskBatch } from './ask-batch.tsx';
import { BatchBadge } from './batch-badge.tsx';
import { vouchersFilters } from './vouchers-filters.ts';

const route = getRouteApi('/payments/vouchers');

/** Batches of codes that are money for whoever holds them, the newest first. */
export function VouchersPage() {
  const { t, i18n } = useLingui();
  const actor = useActor();
  return (
    <ListPage>
      <List
        name="vouchers"
        title={t`Vouchers`}
        call={listVoucherBatches}
        filters={vouchersFilters}
        search={route.useSearch()}
        idOf={({ id }) => id}
        linkOf={({ id }) => ({ to: '/payments/vouchers/$id', params: { id }, search: true })}
        emptyText={t`No batch matches`}
        notice={<WaitingRequests action="vouchers.create" />}
        actions={<AskBatch />}
        columns={[
          { id: 'id', title: t`Batch`, cell: ({ id }) => id },
          { id: 'at', title: t`Made`, cell: (row) => <Age at={row.made_at} /> },
          { id: 'state', title: t`State`, cell: ({ state }) => <BatchBadge state={state} /> },
          {
            id: 'amount',
            title: t`Each worth`,
            align: 'end',
            cell: ({ amount }) => <Money amount={amount} />,
          },
          {
            id: 'count',
            title: t`Codes`,
            align: 'end',
            cell: ({ count }) => i18n.number(count),
          },
          { id: 'used', title: t`Used`, align: 'end', cell: ({ used }) => i18n.number(used) },
          {
            id: 'unused',
            title: t`Unused`,
            align: 'end',
            cell: ({ unused }) => i18n.number(unused),
          },
          { id: 'note', title: t`Note`, cell: ({ note }) => note || '–' },
          { id: 'until', title: t`Good until`, cell: (row) => <Moment at={row.expires_at} /> },
          { id: 'by', title: t`Made by`, cell: (row) => actor(row.made_by), isExtra: true },
        ]}
      />
    </ListPage>
  );
}
