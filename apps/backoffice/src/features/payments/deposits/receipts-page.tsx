import { useLingui } from '@lingui/react/macro';
import { listReceipts, type Receipt } from '@perya/contract/payments/staff-calls/deposits';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { UnlessWaiting } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { timeAsked } from '../../../lib/list/manila-day.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Age } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { receiptsFilters } from './deposits-filters.ts';
import { MatchDialog } from './match-dialog.tsx';
import { ReceiptBadge } from './receipt-badge.tsx';

const route = getRouteApi('/payments/receipts');

/** Money that gateways say they took; those that fit no deposit wait for somebody. */
export function ReceiptsPage() {
  const { t } = useLingui();
  const may = useMay();
  const [matched, setMatched] = useState<Receipt | null>(null);
  const mayMatch = may('payments.match');
  return (
    <ListPage>
      <List
        name="receipts"
        title={t`Received`}
        call={listReceipts}
        filters={receiptsFilters}
        search={route.useSearch()}
        inputOf={({ from, to, ...others }) => ({ ...others, ...timeAsked({ from, to }) })}
        idOf={({ gateway, payment_id }) => `${gateway} ${payment_id}`}
        emptyText={t`No payment matches`}
        columns={[
          { id: 'payment', title: t`Payment`, cell: (row) => row.payment_id },
          { id: 'at', title: t`Paid`, cell: (row) => <Age at={row.paid_at} /> },
          {
            id: 'amount',
            title: t`Amount`,
            align: 'end',
            cell: ({ amount, currency }) =>
              currency === 'PHP' ? <Money amount={amount} /> : `${currency} ${amount}`,
          },
          { id: 'reference', title: t`Reference`, cell: ({ reference }) => reference || '–' },
          { id: 'uid', title: t`Player`, cell: ({ uid }) => uid ?? '–' },
          { id: 'gateway', title: t`Gateway`, cell: ({ gateway }) => gateway },
          { id: 'state', title: t`State`, cell: ({ state }) => <ReceiptBadge state={state} /> },
          {
            id: 'match',
            title: t`Decision`,
            cell: (row) =>
              mayMatch && row.state === 'stray' && row.currency === 'PHP' ? (
                <UnlessWaiting
                  action="payments.match"
                  topic={`${row.gateway}/${row.payment_id}`}
                  inTable
                >
                  <Button kind="quiet" onClick={() => setMatched(row)}>{t`Ask to credit`}</Button>
                </UnlessWaiting>
              ) : (
                '–'
              ),
          },
        ]}
      />
      {matched && <MatchDialog receipt={matched} onClose={() => setMatched(null)} />}
    </ListPage>
  );
}
