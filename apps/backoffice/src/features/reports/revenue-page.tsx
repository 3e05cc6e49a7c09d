import { useLingui } from '@lingui/react/macro';
import type { FigurePeriod } from '@perya/contract/reports/figure-fields';
import { listPlayFigures, type PlayFigure } from '@perya/contract/reports/staff-calls/play';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import type { Column } from '../../lib/list/column.ts';
import type { SearchOf } from '../../lib/list/filters.ts';
import { List } from '../../lib/list/list.tsx';
import { ListPage } from '../../lib/list/list-page.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { Money } from '../../lib/show/money.tsx';
import { ChangeSince } from './change-since.tsx';
import { lastDayOf } from './last-day.ts';
import { daysBehind, playersBehind } from './players-behind.ts';
import { playFilters, spanOf } from './report-filters.ts';
import { Trend } from './trend.tsx';
import { useKeyNames } from './use-key-names.ts';

const route = getRouteApi('/reports/');
const linesMax = 200;
const none: readonly PlayFigure[] = [];

type PlaySearch = SearchOf<typeof playFilters>;
/** A number as a link to its rows. */
type ToRows = (row: PlayFigure, shown: ReactNode) => ReactNode;

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

/**
 * What is behind a number that is of no rounds: the entries of the ledger of a player, the players of the house or a brand,
 * and of a venue or game the rounds.
 */
function useBehind({ by, brand, money, ...search }: PlaySearch, toRounds: ToRows) {
  const period: FigurePeriod = search.period ?? 'day';
  return (row: PlayFigure, shown: ReactNode): ReactNode => {
    const days = daysBehind(row.from, period, money);
    if (by === 'player') {
      return (
        <Link
          to="/players/$uid/ledger"
          params={{ uid: row.key }}
          search={{ from: row.from, to: lastDayOf(row.from, period) }}
        >
          {shown}
        </Link>
      );
    }
    if (by && by !== 'brand') return toRounds(row, shown);
    const of = by === 'brand' ? row.key : brand;
    return (
      <Link to="/reports" search={playersBehind(days, of ? { brand: of } : {})}>
        {shown}
      </Link>
    );
  };
}

/** What is taken of the gross revenue until the net revenue is left. */
function useNetColumns(
  { by, money, ...search }: PlaySearch,
  behind: ToRows,
): readonly Column<PlayFigure>[] {
  const period: FigurePeriod = search.period ?? 'day';
  const { t } = useLingui();
  const end = { align: 'end' } as const;
  const days = ({ from }: PlayFigure) => daysBehind(from, period, money);
  const isOfPlayers = by === 'player';
  return [
    {
      id: 'bonuses',
      title: t`Bonuses`,
      ...end,
      cell: (row) =>
        isOfPlayers ? (
          behind(row, amount(row.bonuses))
        ) : (
          <Link to="/reports/bonuses" search={days(row)}>
            {amount(row.bonuses)}
          </Link>
        ),
    },
    {
      id: 'prizes',
      title: t`Prizes of venues`,
      ...end,
      cell: (row) => behind(row, amount(row.prizes)),
    },
    {
      id: 'fees',
      title: t`Fees`,
      ...end,
      cell: (row) =>
        isOfPlayers ? (
          behind(row, amount(row.fees))
        ) : (
          <Link to="/reports/cash" search={days(row)}>
            {amount(row.fees)}
          </Link>
        ),
    },
    {
      id: 'share',
      title: t`Regulator’s share`,
      ...end,
      cell: (row) => behind(row, amount(row.share)),
    },
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

function useColumns(search: PlaySearch): readonly Column<PlayFigure>[] {
  const { t, i18n } = useLingui();
  const { by } = search;
  const period: FigurePeriod = search.period ?? 'day';
  const roundsOf = useRoundsLink(by, period);
  const end = { align: 'end' } as const;
  const toRounds = (row: PlayFigure, shown: ReactNode) => (
    <Link to="/games/rounds" search={roundsOf(row)}>
      {shown}
    </Link>
  );
  const behind = useBehind(search, toRounds);
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
    { id: 'ngr', title: t`NGR`, ...end, cell: (row) => behind(row, amount(row.ngr, true)) },
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
    ...useNetColumns(search, behind),
    {
      id: 'turnover',
      title: t`Turnover`,
      ...end,
      cell: (row) => toRounds(row, amount(row.turnover)),
      isExtra: true,
    },
  ];
}

/** Says of which players alone the figures are, where the link of another report asked for some. */
function OfSome({ search: { promotion, cohort, ...all } }: { readonly search: PlaySearch }) {
  const { t } = useLingui();
  if (!promotion && !cohort) return null;
  return (
    <p className="px-4 pt-3">
      {promotion &&
        t`Only players to whom promotion ${promotion} gave something in the same period.`}{' '}
      {cohort && t`Only players who registered in the week of ${cohort}.`}{' '}
      <Link to="/reports" search={all}>{t`All players`}</Link>
    </p>
  );
}

/** Stakes, wins, gross and net revenue by period, with the period before beside. */
export function RevenuePage() {
  const { t } = useLingui();
  const search = route.useSearch();
  const whole = useCall(listPlayFigures, { ...spanOf(search), limit: linesMax });
  const columns = useColumns(search);
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
        period={search.period ?? 'day'}
        rows={whole.answer?.rows ?? none}
        lines={lines}
        isMoney
      />
      <OfSome search={search} />
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
