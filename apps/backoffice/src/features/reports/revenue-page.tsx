import { useLingui } from '@lingui/react/macro';
import type { FigurePeriod } from '@perya/contract/reports/figure-fields';
import { listPlayFigures, type PlayFigure } from '@perya/contract/reports/staff-calls/play';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import type { Column } from '../../lib/list/column.ts';
import { List } from '../../lib/list/list.tsx';
import { ListPage } from '../../lib/list/list-page.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { Money } from '../../lib/show/money.tsx';
import { ChangeSince } from './change-since.tsx';
import { lastDayOf } from './last-day.ts';
import { playFilters, spanOf } from './report-filters.ts';
import { Trend } from './trend.tsx';
import { useKeyNames } from './use-key-names.ts';

const route = getRouteApi('/reports/');
const linesMax = 200;
const none: readonly PlayFigure[] = [];

/** What has no place in the group is a dash. */
const amount = (value: string | null, signed = false) =>
  value === null ? '–' : <Money amount={value} signed={signed} />;

/** The rounds behind a line: of its days, and of its game or venue where it is of one. */
function useRoundsLink(by: string | undefined, period: FigurePeriod) {
  return ({ from, key }: PlayFigure) => ({
    since: from,
    until: lastDayOf(from, period),
    ...(by === 'game' && { game: key }),
    ...(by === 'venue' && { venue: key }),
    ...(by === 'player' && { player: key }),
  });
}

/** What is taken of the gross revenue until the net revenue is left. */
function useNetColumns(period: FigurePeriod): readonly Column<PlayFigure>[] {
  const { t } = useLingui();
  const end = { align: 'end' } as const;
  const days = ({ from }: PlayFigure) => ({
    from,
    to: lastDayOf(from, period),
    ...(period !== 'day' && { period }),
  });
  return [
    {
      id: 'bonuses',
      title: t`Bonuses`,
      ...end,
      cell: (row) => (
        <Link to="/reports/bonuses" search={days(row)}>
          {amount(row.bonuses)}
        </Link>
      ),
    },
    { id: 'prizes', title: t`Prizes of venues`, ...end, cell: ({ prizes }) => amount(prizes) },
    {
      id: 'fees',
      title: t`Fees`,
      ...end,
      cell: (row) => (
        <Link to="/reports/cash" search={days(row)}>
          {amount(row.fees)}
        </Link>
      ),
    },
    { id: 'share', title: t`Regulator’s share`, ...end, cell: ({ share }) => amount(share) },
    {
      id: 'closed',
      title: t`Closed`,
      cell: ({ is_closed }) => (is_closed ? t`Closed` : t`Open`),
    },
  ];
}

/** What a line is of; a player's name leads to the player. */
function useKeyColumn(by: string | undefined): readonly Column<PlayFigure>[] {
  const { t } = useLingui();
  const nameOf = useKeyNames(by);
  if (!by) return [];
  const cell = ({ key }: PlayFigure) =>
    by === 'player' ? (
      <Link to="/players/$uid" params={{ uid: key }}>
        {key}
      </Link>
    ) : (
      nameOf(key)
    );
  return [{ id: 'key', title: t`Of`, cell }];
}

function useColumns(by: string | undefined, period: FigurePeriod): readonly Column<PlayFigure>[] {
  const { t, i18n } = useLingui();
  const roundsOf = useRoundsLink(by, period);
  const end = { align: 'end' } as const;
  const toRounds = (row: PlayFigure, shown: ReactNode) => (
    <Link to="/games/rounds" search={roundsOf(row)}>
      {shown}
    </Link>
  );
  return [
    { id: 'from', title: t`From`, cell: ({ from }) => from },
    ...useKeyColumn(by),
    {
      id: 'rounds',
      title: t`Rounds`,
      ...end,
      cell: (row) => toRounds(row, i18n.number(row.rounds)),
    },
    {
      id: 'staked',
      title: t`Staked`,
      ...end,
      cell: (row) => toRounds(row, amount(row.staked)),
    },
    { id: 'won', title: t`Won`, ...end, cell: (row) => toRounds(row, amount(row.won)) },
    { id: 'ggr', title: t`GGR`, ...end, cell: (row) => toRounds(row, amount(row.ggr, true)) },
    {
      id: 'change',
      title: t`GGR, change`,
      ...end,
      cell: ({ ggr, before }) => <ChangeSince now={ggr} before={before?.ggr ?? null} />,
    },
    { id: 'ngr', title: t`NGR`, ...end, cell: ({ ngr }) => amount(ngr, true) },
    {
      id: 'late',
      title: t`Won late`,
      ...end,
      cell: ({ from, late_won }) => (
        <Link to="/reports/corrections" search={period === 'day' ? { day: from } : {}}>
          <Money amount={late_won} />
        </Link>
      ),
    },
    ...useNetColumns(period),
    {
      id: 'turnover',
      title: t`Turnover`,
      ...end,
      cell: ({ turnover }) => <Money amount={turnover} />,
      isExtra: true,
    },
  ];
}

/** Stakes, wins, gross and net revenue by period, with the period before beside. */
export function RevenuePage() {
  const { t } = useLingui();
  const search = route.useSearch();
  const period = search.period ?? 'day';
  const whole = useCall(listPlayFigures, { ...spanOf(search), limit: linesMax });
  const columns = useColumns(search.by, period);
  const stakes = t`Staked`;
  const gross = t`GGR`;
  const net = t`NGR`;
  const lines = useMemo(
    () => [
      { label: stakes, color: '--accent', of: ({ staked }: PlayFigure) => staked },
      { label: gross, color: '--positive', of: ({ ggr }: PlayFigure) => ggr },
      { label: net, color: '--warning', of: ({ ngr }: PlayFigure) => ngr },
    ],
    [stakes, gross, net],
  );
  return (
    <>
      <Trend
        label={t`Revenue of the whole house`}
        rows={whole.answer?.rows ?? none}
        lines={lines}
        isMoney
      />
      <ListPage>
        <List
          name="play-figures"
          title={t`Revenue`}
          call={listPlayFigures}
          filters={playFilters}
          search={search}
          exportName="play-figures"
          idOf={({ from, key }) => `${from} ${key}`}
          emptyText={t`Nothing was played`}
          noneText={t`Nothing was played`}
          columns={columns}
        />
      </ListPage>
      <p className="border-line border-t px-4 py-2 text-ink-muted">
        {t`GGR is stakes less wins. NGR is GGR less bonuses, prizes of venues and the regulator’s share, with the fees that players paid. A bonus is of no venue and a prize of no game: there NGR is empty.`}
      </p>
    </>
  );
}
