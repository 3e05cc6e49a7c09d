import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { type BonusFigure, listBonusFigures } from '@perya/contract/reports/staff-calls/money';
import { listPlayFigures, type PlayFigure } from '@perya/contract/reports/staff-calls/play';
import { say } from '@perya/contract/text';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { List } from '../../lib/list/list.tsx';
import { ListPage } from '../../lib/list/list-page.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { Money } from '../../lib/show/money.tsx';
import { ChangeSince } from './change-since.tsx';
import { daysBehind, playersBehind } from './players-behind.ts';
import { bonusFilters, type SpanSearch, spanOf } from './report-filters.ts';
import { Trend } from './trend.tsx';

const route = getRouteApi('/reports/bonuses');
const linesMax = 200;
const none: readonly PlayFigure[] = [];

/** What all promotions together cost, beside the revenue that it is taken from. */
function CostOfHouse({ search }: { search: SpanSearch }) {
  const { t } = useLingui();
  const whole = useCall(listPlayFigures, { ...spanOf(search), limit: linesMax });
  const cost = t`Cost`;
  const gross = t`GGR`;
  const lines = useMemo(
    () => [
      { label: cost, color: '--warning', of: ({ bonuses }: PlayFigure) => bonuses },
      { label: gross, color: '--positive', of: ({ ggr }: PlayFigure) => ggr },
    ],
    [cost, gross],
  );
  return (
    <Trend
      label={t`Cost of promotions and GGR of the whole house`}
      period={search.period ?? 'day'}
      rows={whole.answer?.rows ?? none}
      lines={lines}
      isMoney
    />
  );
}

/** What each promotion cost, with what was taken back, and what the players who got it brought. */
export function BonusesPage() {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const nameOf = ({ name_en: en, name_tl: tl }: BonusFigure) =>
    en === null || tl === null ? null : say({ en, tl }, language);
  const end = { align: 'end' } as const;
  const search = route.useSearch();
  const { period = 'day', money } = search;
  const toPlayers = ({ from, key }: BonusFigure, shown: ReactNode) => (
    <Link to="/reports" search={playersBehind(daysBehind(from, period, money), { promotion: key })}>
      {shown}
    </Link>
  );
  return (
    <>
      <CostOfHouse search={search} />
      <ListPage>
        <List
          name="bonus-figures"
          title={t`Cost of promotions`}
          call={listBonusFigures}
          filters={bonusFilters}
          search={search}
          exportName="bonus-figures"
          idOf={({ from, key }) => `${from} ${key}`}
          emptyText={t`Nothing was given`}
          noneText={t`Nothing was given`}
          columns={[
            { id: 'from', title: t`From`, cell: ({ from }) => from },
            {
              id: 'promotion',
              title: t`Promotion`,
              cell: (row) =>
                nameOf(row) === null ? (
                  t`Cashback of deposits`
                ) : (
                  <Link to="/promotions/list/$id" params={{ id: row.key }}>
                    {nameOf(row)}
                  </Link>
                ),
            },
            {
              id: 'given',
              title: t`Given`,
              ...end,
              cell: (row) => toPlayers(row, i18n.number(row.given)),
            },
            {
              id: 'amount',
              title: t`Given, amount`,
              ...end,
              cell: (row) => toPlayers(row, <Money amount={row.given_amount} />),
            },
            {
              id: 'taken',
              title: t`Taken back`,
              ...end,
              cell: (row) => toPlayers(row, i18n.number(row.taken)),
            },
            {
              id: 'taken-amount',
              title: t`Taken back, amount`,
              ...end,
              cell: (row) => toPlayers(row, <Money amount={row.taken_amount} />),
            },
            {
              id: 'cost',
              title: t`Cost`,
              ...end,
              cell: (row) => toPlayers(row, <Money amount={row.cost} />),
            },
            {
              id: 'change',
              title: t`Cost, change`,
              ...end,
              cell: ({ cost, before }) => <ChangeSince now={cost} before={before?.cost ?? null} />,
            },
            {
              id: 'players',
              title: t`Players`,
              ...end,
              cell: (row) => toPlayers(row, i18n.number(row.players)),
            },
            {
              id: 'returned',
              title: t`GGR of these players`,
              ...end,
              cell: (row) => toPlayers(row, <Money amount={row.returned} signed />),
            },
          ]}
        />
      </ListPage>
      <p className="border-line border-t px-4 py-2 text-ink-muted">
        {t`Players are those who were given something in the period; their GGR is that of all their play in it. Who got several promotions counts with each of them.`}
      </p>
    </>
  );
}
