import { useLingui } from '@lingui/react/macro';
import { type ClosedDay, listGamingDays } from '@perya/contract/reports/staff-calls/days';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Column } from '../../lib/list/column.ts';
import { List } from '../../lib/list/list.tsx';
import { ListPage } from '../../lib/list/list-page.tsx';
import { Moment } from '../../lib/show/moment.tsx';
import { Money } from '../../lib/show/money.tsx';
import { DuePart } from './due-part.tsx';
import { daysBehind, playersBehind } from './players-behind.ts';
import { PolicyPart } from './policy-part.tsx';

const route = getRouteApi('/reports/days');
const end = { align: 'end' } as const;

const toRounds = (day: string, shown: ReactNode) => (
  <Link to="/games/rounds" search={{ since: day, until: day }}>
    {shown}
  </Link>
);

const toPlayers = (day: string, shown: ReactNode) => (
  <Link to="/reports" search={playersBehind(daysBehind(day, 'day'))}>
    {shown}
  </Link>
);

function useRevenueColumns(): readonly Column<ClosedDay>[] {
  const { t, i18n } = useLingui();
  return [
    { id: 'day', title: t`Day`, cell: ({ day }) => day },
    {
      id: 'rounds',
      title: t`Rounds`,
      ...end,
      cell: ({ day, rounds }) => toRounds(day, i18n.number(rounds)),
    },
    {
      id: 'staked',
      title: t`Staked`,
      ...end,
      cell: ({ day, staked }) => toRounds(day, <Money amount={staked} />),
    },
    {
      id: 'ggr',
      title: t`GGR`,
      ...end,
      cell: ({ day, ggr }) => toRounds(day, <Money amount={ggr} signed />),
    },
    {
      id: 'bonuses',
      title: t`Bonuses`,
      ...end,
      cell: ({ day, bonuses }) => (
        <Link to="/reports/bonuses" search={{ from: day, to: day }}>
          <Money amount={bonuses} />
        </Link>
      ),
    },
    {
      id: 'prizes',
      title: t`Prizes of venues`,
      ...end,
      cell: ({ day, prizes }) => toPlayers(day, <Money amount={prizes} />),
    },
    {
      id: 'fees',
      title: t`Fees`,
      ...end,
      cell: ({ day, fees }) => (
        <Link to="/reports/cash" search={daysBehind(day, 'day')}>
          <Money amount={fees} />
        </Link>
      ),
    },
  ];
}

function useColumns(): readonly Column<ClosedDay>[] {
  const { t } = useLingui();
  return [
    ...useRevenueColumns(),
    {
      id: 'share',
      title: t`Regulator’s share`,
      ...end,
      cell: ({ day, share }) => toPlayers(day, <Money amount={share} />),
    },
    {
      id: 'ngr',
      title: t`NGR`,
      ...end,
      cell: ({ day, ngr }) => toPlayers(day, <Money amount={ngr} signed />),
    },
    {
      id: 'corrected',
      title: t`Corrected later`,
      ...end,
      cell: ({ day, corrected, corrections }) =>
        corrections === 0 ? (
          '–'
        ) : (
          <Link to="/reports/corrections" search={{ of_day: day }}>
            <Money amount={corrected} signed />
          </Link>
        ),
    },
    { id: 'closed', title: t`Closed`, cell: (row) => <Moment at={row.closed_at} /> },
  ];
}

/** Gaming days as they were closed, with what came later beside, and when a day begins. */
export function DaysPage() {
  const { t } = useLingui();
  return (
    <>
      <PolicyPart />
      <DuePart />
      <ListPage>
        <List
          name="gaming-days"
          title={t`Gaming days`}
          call={listGamingDays}
          filters={{}}
          search={route.useSearch()}
          exportName="gaming-days"
          idOf={({ day }) => day}
          emptyText={t`No day is closed yet`}
          noneText={t`No day is closed yet`}
          columns={useColumns()}
        />
      </ListPage>
      <p className="border-line border-t px-4 py-2 text-ink-muted">
        {t`A closed day stays as it is, and is signed. What comes later counts on the day it comes and stands beside the day it concerns.`}
      </p>
    </>
  );
}
