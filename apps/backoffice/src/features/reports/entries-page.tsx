import { useLingui } from '@lingui/react/macro';
import type { BrandTag } from '@perya/contract/brands';
import type { FigurePeriod } from '@perya/contract/reports/figure-fields';
import { type EntryFigure, listEntryFigures } from '@perya/contract/reports/staff-calls/people';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import type { Column } from '../../lib/list/column.ts';
import { List } from '../../lib/list/list.tsx';
import { ListPage } from '../../lib/list/list-page.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { Money } from '../../lib/show/money.tsx';
import { ChangeSince } from './change-since.tsx';
import { KycAgeing } from './kyc-ageing.tsx';
import { lastDayOf } from './last-day.ts';
import { entryFilters, spanOf } from './report-filters.ts';
import { Trend } from './trend.tsx';
import { useKeyNames } from './use-key-names.ts';

const route = getRouteApi('/reports/entries');
const linesMax = 200;
const none: readonly EntryFigure[] = [];

function useColumns(by: string | undefined, period: FigurePeriod): readonly Column<EntryFigure>[] {
  const { t, i18n } = useLingui();
  const nameOf = useKeyNames(by);
  const end = { align: 'end' } as const;
  const toDeposits = ({ from }: EntryFigure, shown: ReactNode) => (
    <Link
      to="/payments/deposits"
      search={{ from, to: lastDayOf(from, period), status: 'completed' }}
    >
      {shown}
    </Link>
  );
  return [
    { id: 'from', title: t`From`, cell: ({ from }) => from },
    ...(by ? [{ id: 'key', title: t`Of`, cell: ({ key }: EntryFigure) => nameOf(key) }] : []),
    {
      id: 'registered',
      title: t`Registered`,
      ...end,
      cell: ({ from, key, registered }) => (
        <Link
          to="/players"
          search={{
            from,
            until: lastDayOf(from, period),
            ...(by === 'brand' && { brand: key as BrandTag }),
          }}
        >
          {i18n.number(registered)}
        </Link>
      ),
    },
    {
      id: 'registered-change',
      title: t`Registered, change`,
      ...end,
      cell: ({ registered, before }) => (
        <ChangeSince now={registered} before={before?.registered ?? null} />
      ),
    },
    {
      id: 'first',
      title: t`First deposits`,
      ...end,
      cell: (row) => toDeposits(row, i18n.number(row.first_deposits)),
    },
    {
      id: 'first-change',
      title: t`First deposits, change`,
      ...end,
      cell: ({ first_deposits, before }) => (
        <ChangeSince now={first_deposits} before={before?.first_deposits ?? null} />
      ),
    },
    {
      id: 'first-amount',
      title: t`First deposits, amount`,
      ...end,
      cell: (row) => toDeposits(row, <Money amount={row.first_deposited} />),
    },
  ];
}

/** Who registered and who paid in for the first time, and how long the identity check keeps them waiting. */
export function EntriesPage() {
  const { t } = useLingui();
  const search = route.useSearch();
  const whole = useCall(listEntryFigures, { ...spanOf(search), limit: linesMax });
  const came = t`Registered`;
  const firsts = t`First deposits`;
  const lines = useMemo(
    () => [
      { label: came, color: '--accent', of: ({ registered }: EntryFigure) => registered },
      {
        label: firsts,
        color: '--positive',
        of: ({ first_deposits }: EntryFigure) => first_deposits,
      },
    ],
    [came, firsts],
  );
  return (
    <>
      <KycAgeing />
      <Trend
        label={t`Who came to the whole house`}
        period={search.period ?? 'day'}
        rows={whole.answer?.rows ?? none}
        lines={lines}
      />
      <ListPage>
        <List
          name="entry-figures"
          title={t`Who came`}
          call={listEntryFigures}
          filters={entryFilters}
          search={search}
          exportName="entry-figures"
          idOf={({ from, key }) => `${from} ${key}`}
          emptyText={t`Nobody came`}
          noneText={t`Nobody came`}
          columns={useColumns(search.by, search.period ?? 'day')}
        />
      </ListPage>
    </>
  );
}
