import { useLingui } from '@lingui/react/macro';
import type { FigurePeriod } from '@perya/contract/reports/figure-fields';
import { type CashFigure, listCashFigures } from '@perya/contract/reports/staff-calls/money';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import type { Column } from '../../lib/list/column.ts';
import { List } from '../../lib/list/list.tsx';
import { ListPage } from '../../lib/list/list-page.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { Money } from '../../lib/show/money.tsx';
import { ChangeSince } from './change-since.tsx';
import { lastDayOf } from './last-day.ts';
import { cashFilters, spanOf } from './report-filters.ts';
import { Trend } from './trend.tsx';
import { useKeyNames } from './use-key-names.ts';

const route = getRouteApi('/reports/cash');
const linesMax = 200;
const none: readonly CashFigure[] = [];

/** The payments behind a line: of its days, and of its channel where it is of one. */
const rowsBehind =
  (by: string | undefined, period: FigurePeriod) =>
  ({ from, key, name }: CashFigure) => ({
    from,
    to: lastDayOf(from, period),
    ...(by === 'way' && name !== null && { channel: key }),
  });

function usePayoutColumns(rowsOf: ReturnType<typeof rowsBehind>): readonly Column<CashFigure>[] {
  const { t, i18n } = useLingui();
  const end = { align: 'end' } as const;
  const toPayouts = (
    row: CashFigure,
    shown: ReactNode,
    state: 'completed' | 'canceled' = 'completed',
  ) => (
    <Link to="/payments/withdrawals" search={{ ...rowsOf(row), state }}>
      {shown}
    </Link>
  );
  const minutes = (seconds: number | null) =>
    seconds === null ? '–' : i18n.number(seconds / 60, { maximumFractionDigits: 1 });
  return [
    {
      id: 'payouts',
      title: t`Payouts`,
      ...end,
      cell: (row) => toPayouts(row, i18n.number(row.payouts)),
    },
    {
      id: 'out',
      title: t`Paid out`,
      ...end,
      cell: (row) => toPayouts(row, <Money amount={row.paid_out} />),
    },
    {
      id: 'out-fees',
      title: t`Fees of payouts`,
      ...end,
      cell: (row) => toPayouts(row, <Money amount={row.payout_fees} />),
    },
    {
      id: 'returned',
      title: t`Came back`,
      ...end,
      cell: (row) => toPayouts(row, <Money amount={row.returned} />, 'canceled'),
    },
    {
      id: 'approval',
      title: t`Minutes to an approval`,
      ...end,
      cell: (row) => toPayouts(row, minutes(row.approval_seconds)),
    },
    {
      id: 'longest',
      title: t`The longest`,
      ...end,
      cell: (row) => toPayouts(row, minutes(row.approval_longest)),
    },
  ];
}

/** What staff corrected of balances; each of it is an entry of the audit, with who asked for it and who agreed. */
function useAdjustedColumns(period: FigurePeriod): readonly Column<CashFigure>[] {
  const { t, i18n } = useLingui();
  const end = { align: 'end' } as const;
  const toEntries = ({ from }: CashFigure, shown: ReactNode) => (
    <Link
      to="/audit"
      search={{ find: 'payments.balance-adjusted', from, to: lastDayOf(from, period) }}
    >
      {shown}
    </Link>
  );
  return [
    {
      id: 'adjustments',
      title: t`Balances corrected`,
      ...end,
      cell: (row) => toEntries(row, i18n.number(row.adjustments)),
    },
    {
      id: 'adjusted',
      title: t`Corrected, amount`,
      ...end,
      cell: (row) => toEntries(row, <Money amount={row.adjusted} signed />),
    },
  ];
}

function useColumns(by: string | undefined, period: FigurePeriod): readonly Column<CashFigure>[] {
  const { t, i18n } = useLingui();
  const rowsOf = rowsBehind(by, period);
  const toDeposits = (row: CashFigure, shown: ReactNode) => (
    <Link to="/payments/deposits" search={{ ...rowsOf(row), status: 'completed' }}>
      {shown}
    </Link>
  );
  const nameOf = useKeyNames(by);
  // Ways in and out have the same names.
  const wayOf = ({ key, name }: CashFigure) => (name === null ? nameOf(key) : `${name} · ${key}`);
  const end = { align: 'end' } as const;
  return [
    { id: 'from', title: t`From`, cell: ({ from }) => from },
    ...(by ? [{ id: 'key', title: t`Of`, cell: wayOf }] : []),
    {
      id: 'deposits',
      title: t`Deposits`,
      ...end,
      cell: (row) => toDeposits(row, i18n.number(row.deposits)),
    },
    {
      id: 'in',
      title: t`Paid in`,
      ...end,
      cell: (row) => toDeposits(row, <Money amount={row.deposited} />),
    },
    {
      id: 'change',
      title: t`Paid in, change`,
      ...end,
      cell: ({ deposited, before }) => (
        <ChangeSince now={deposited} before={before?.deposited ?? null} />
      ),
    },
    {
      id: 'in-fees',
      title: t`Fees of deposits`,
      ...end,
      cell: (row) => toDeposits(row, <Money amount={row.deposit_fees} />),
    },
    ...usePayoutColumns(rowsOf),
    ...useAdjustedColumns(period),
  ];
}

/** Money in and out by the way it took, and how long approvals took. */
export function CashPage() {
  const { t } = useLingui();
  const search = route.useSearch();
  const whole = useCall(listCashFigures, { ...spanOf(search), limit: linesMax });
  const columns = useColumns(search.by, search.period ?? 'day');
  const paidIn = t`Paid in`;
  const paidOut = t`Paid out`;
  const lines = useMemo(
    () => [
      { label: paidIn, color: '--positive', of: ({ deposited }: CashFigure) => deposited },
      { label: paidOut, color: '--accent', of: ({ paid_out }: CashFigure) => paid_out },
    ],
    [paidIn, paidOut],
  );
  return (
    <>
      <Trend
        label={t`Paid in and out by the whole house`}
        period={search.period ?? 'day'}
        rows={whole.answer?.rows ?? none}
        lines={lines}
        isMoney
      />
      <ListPage>
        <List
          name="cash-figures"
          title={t`Deposits and payouts`}
          call={listCashFigures}
          filters={cashFilters}
          search={search}
          exportName="cash-figures"
          idOf={({ from, key }) => `${from} ${key}`}
          emptyText={t`Nothing was paid`}
          noneText={t`Nothing was paid`}
          columns={columns}
        />
      </ListPage>
    </>
  );
}
