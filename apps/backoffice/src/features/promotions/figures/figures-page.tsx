import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import {
  type PromotionsDay,
  readPromotionFigures,
} from '@perya/contract/promotions/staff-calls/figures';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FilterBar } from '../../../lib/list/filter-bar.tsx';
import { dayBegins } from '../../../lib/list/manila-day.ts';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { useSearchChange } from '../../../lib/list/use-search-change.ts';
import { useCall } from '../../../lib/query/use-call.ts';
import { CallPage } from '../../../lib/show/call-page.tsx';
import { Chart } from '../../../lib/show/chart/chart.tsx';
import { Section } from '../../../lib/show/facts.tsx';
import { FigureCards } from '../../../lib/show/figure-cards.tsx';
import { CostTable } from '../list/cost-table.tsx';
import { usePromotionWords } from '../list/promotion-words.ts';
import { SpentOfBudget } from '../list/spent-of-budget.tsx';
import { figuresFilters } from './figures-filters.ts';

type Figures = AnswerOf<typeof readPromotionFigures>;

const lookEveryMs = 15_000;
const daysByDefault = 30;

function Costs({ days }: { readonly days: readonly PromotionsDay[] }) {
  const { t } = useLingui();
  const pesos = t`Pesos given by day`;
  const filcoins = t`Filcoins given by day`;
  const at = useMemo(() => days.map(({ day }) => dayBegins(day)), [days]);
  const ofPesos = useMemo(
    () => [{ label: pesos, color: '--accent', values: days.map(({ cost }) => Number(cost)) }],
    [days, pesos],
  );
  const ofFilcoins = useMemo(
    () => [{ label: filcoins, color: '--warning', values: days.map((day) => day.filcoins) }],
    [days, filcoins],
  );
  const pesoDays = days.map(({ day, cost, rewards }) => ({ day, spent: cost, rewards }));
  const filcoinDays = days.map(({ day, filcoins: spent, filcoin_rewards: rewards }) => ({
    day,
    rewards,
    spent: String(spent),
  }));
  return (
    <>
      <Section title={pesos}>
        <Chart
          label={pesos}
          at={at}
          lines={ofPesos}
          isMoney
          table={<CostTable label={pesos} currency="PHP" days={pesoDays} />}
        />
      </Section>
      <Section title={filcoins}>
        <Chart
          label={filcoins}
          at={at}
          lines={ofFilcoins}
          table={<CostTable label={filcoins} currency="FIL" days={filcoinDays} />}
        />
      </Section>
    </>
  );
}

function Counts({ figures }: { readonly figures: Figures }) {
  const { t, i18n } = useLingui();
  const counts = [
    { state: 'running', label: t`Running`, count: figures.running },
    { state: 'paused', label: t`Paused`, count: figures.paused },
    { state: undefined, label: t`Drafts not published`, count: figures.drafts },
  ] as const;
  return (
    <FigureCards
      figures={counts.map(({ state, label, count }) => ({
        id: label,
        label: (
          <Link to="/promotions/list" search={state ? { state } : {}}>
            {label}
          </Link>
        ),
        value: i18n.number(count),
      }))}
    />
  );
}

function Nearest({ rows }: { readonly rows: Figures['nearest'] }) {
  const { t } = useLingui();
  const { nameOf } = usePromotionWords();
  return (
    <PlainTable
      title={t`Used up next`}
      rows={rows}
      idOf={({ id }) => String(id)}
      emptyText={t`No promotion that runs has a budget.`}
      columns={[
        {
          id: 'name',
          title: t`Name`,
          cell: (row) => (
            <Link to="/promotions/list/$id" params={{ id: String(row.id) }}>
              {nameOf(row)}
            </Link>
          ),
        },
        { id: 'spent', title: t`Cost so far`, cell: (row) => <SpentOfBudget {...row} /> },
        {
          id: 'today',
          title: t`Today`,
          cell: ({ currency, day_cap: budget, spent_today: spent }) => (
            <SpentOfBudget currency={currency} budget={budget} spent={spent} />
          ),
        },
      ]}
    />
  );
}

/** What promotions cost, by the day, and whose budget is used up next. */
export function FiguresPage() {
  const { t } = useLingui();
  const change = useSearchChange();
  const search = getRouteApi('/promotions/figures').useSearch();
  const days = search.days === undefined ? daysByDefault : Number(search.days);
  const read = useCall(readPromotionFigures, { days }, { pollMs: lookEveryMs });
  return (
    <CallPage
      title={t`Reports`}
      read={read}
      failedTitle={t`The figures could not be loaded`}
      filters={<FilterBar filters={figuresFilters} search={search} change={change} />}
    >
      {(figures) => (
        <>
          <Counts figures={figures} />
          <Section title={t`Used up next`}>
            <Nearest rows={figures.nearest} />
          </Section>
          <Costs days={figures.days} />
        </>
      )}
    </CallPage>
  );
}
