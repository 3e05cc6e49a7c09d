import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { type BonusFigure, listBonusFigures } from '@perya/contract/reports/staff-calls/money';
import { say } from '@perya/contract/text';
import { getRouteApi, Link } from '@tanstack/react-router';
import { List } from '../../lib/list/list.tsx';
import { ListPage } from '../../lib/list/list-page.tsx';
import { Money } from '../../lib/show/money.tsx';
import { ChangeSince } from './change-since.tsx';
import { bonusFilters } from './report-filters.ts';

const route = getRouteApi('/reports/bonuses');

/** What each promotion cost, with what was taken back, and what the players who got it brought. */
export function BonusesPage() {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const nameOf = ({ name_en: en, name_tl: tl }: BonusFigure) =>
    en === null || tl === null ? null : say({ en, tl }, language);
  const end = { align: 'end' } as const;
  return (
    <>
      <ListPage>
        <List
          name="bonus-figures"
          title={t`Cost of promotions`}
          call={listBonusFigures}
          filters={bonusFilters}
          search={route.useSearch()}
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
            { id: 'given', title: t`Given`, ...end, cell: ({ given }) => i18n.number(given) },
            {
              id: 'amount',
              title: t`Given, amount`,
              ...end,
              cell: ({ given_amount }) => <Money amount={given_amount} />,
            },
            { id: 'taken', title: t`Taken back`, ...end, cell: ({ taken }) => i18n.number(taken) },
            {
              id: 'taken-amount',
              title: t`Taken back, amount`,
              ...end,
              cell: ({ taken_amount }) => <Money amount={taken_amount} />,
            },
            { id: 'cost', title: t`Cost`, ...end, cell: ({ cost }) => <Money amount={cost} /> },
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
              cell: ({ players }) => i18n.number(players),
            },
            {
              id: 'returned',
              title: t`GGR of these players`,
              ...end,
              cell: ({ returned }) => <Money amount={returned} signed />,
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
