import { useLingui } from '@lingui/react/macro';
import {
  type BankAccount,
  type BankLineShown,
  listBankAccounts,
  listBankLines,
} from '@perya/contract/reports/staff-calls/bank';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { UnlessWaiting } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import type { Column } from '../../../lib/list/column.ts';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Money } from '../../../lib/show/money.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { HowOld } from '../cover/how-old.tsx';
import { bankFilters } from '../report-filters.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';

const route = getRouteApi('/reports/bank');
const end = { align: 'end' } as const;

/** Whether two people have agreed to what the statement says, and the way to it. */
function Confirmed({ account }: { readonly account: BankAccount }) {
  const { t } = useLingui();
  const may = useMay();
  const [isAsking, setAsking] = useState(false);
  const { id, number, day, balance } = account;
  if (day === null || balance === null) return '–';
  if (account.is_confirmed) return <StatusBadge tone="positive">{t`Confirmed`}</StatusBadge>;
  return (
    <span className="flex items-center gap-2">
      <StatusBadge tone="warning">{t`Not confirmed`}</StatusBadge>
      {may('figures.bank') && (
        <UnlessWaiting action="figures.balance" topic={id} inTable>
          <Button
            onClick={() => setAsking(true)}
            aria-label={t`Confirm what is on ${number}`}
          >{t`Confirm`}</Button>
        </UnlessWaiting>
      )}
      {isAsking && (
        <ConfirmDialog account={{ ...account, day, balance }} onClose={() => setAsking(false)} />
      )}
    </span>
  );
}

function Accounts() {
  const { t, i18n } = useLingui();
  const { answer } = useCall(listBankAccounts, {});
  return (
    <PlainTable
      title={t`Accounts at banks`}
      rows={answer?.accounts ?? []}
      idOf={({ id }) => id}
      emptyText={answer === null ? '' : t`No statement was imported yet`}
      columns={[
        { id: 'number', title: t`Account`, cell: ({ number }) => number },
        { id: 'currency', title: t`Currency`, cell: ({ currency }) => currency },
        { id: 'day', title: t`Told up to`, cell: ({ day }) => day ?? '–' },
        {
          id: 'balance',
          title: t`On it`,
          ...end,
          cell: ({ balance }) => (balance === null ? '–' : <Money amount={balance} />),
        },
        { id: 'confirmed', title: t`By two people`, cell: (row) => <Confirmed account={row} /> },
        {
          id: 'counts',
          title: t`Counts as cover`,
          ...end,
          cell: ({ counts, ...row }) =>
            counts === null ? (
              '–'
            ) : (
              <>
                <Money amount={counts} />
                <HowOld {...row} />
              </>
            ),
        },
        { id: 'lines', title: t`Lines`, ...end, cell: ({ lines }) => i18n.number(lines) },
        {
          id: 'unmatched',
          title: t`Without a payment`,
          ...end,
          cell: ({ unmatched }) => i18n.number(unmatched),
        },
      ]}
    />
  );
}

function useColumns(): readonly Column<BankLineShown>[] {
  const { t } = useLingui();
  return [
    { id: 'day', title: t`Day`, cell: ({ day }) => day },
    { id: 'account', title: t`Account`, cell: ({ account }) => account },
    {
      id: 'amount',
      title: t`Amount`,
      ...end,
      cell: ({ amount }) => <Money amount={amount} signed />,
    },
    { id: 'reference', title: t`Reference`, cell: ({ reference }) => reference || '–' },
    { id: 'words', title: t`Words`, cell: ({ words }) => words || '–' },
    {
      id: 'payment',
      title: t`Payment`,
      cell: ({ payment }) => payment ?? <span className="text-negative">{t`none found`}</span>,
    },
  ];
}

/** What banks say of the accounts of the house, each line with the payment that it was found to be. */
export function BankPage() {
  const { t } = useLingui();
  const may = useMay();
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <div className="flex shrink-0 flex-col gap-3 px-4 pt-3">
        <Accounts />
        {may('figures.bank') && (
          <Button
            onClick={() => setImporting(true)}
            className="w-fit"
          >{t`Import bank statements`}</Button>
        )}
        {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      </div>
      <ListPage>
        <List
          name="bank-lines"
          title={t`Lines of bank statements`}
          call={listBankLines}
          filters={bankFilters}
          search={route.useSearch()}
          exportName="bank-lines"
          idOf={({ id }) => id}
          emptyText={t`No statement was imported yet`}
          noneText={t`No line fits`}
          columns={useColumns()}
        />
      </ListPage>
    </>
  );
}
