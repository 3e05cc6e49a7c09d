import { useLingui } from '@lingui/react/macro';
import type { PromotionSimulation } from '@perya/contract/promotions/staff-calls/simulation';
import { type ReactNode, useMemo } from 'react';
import { dayBegins } from '../../../lib/list/manila-day.ts';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { Chart } from '../../../lib/show/chart/chart.tsx';
import { FigureCards } from '../../../lib/show/figure-cards.tsx';
import { PlayerLink } from '../../../lib/show/player-link.tsx';
import { RewardAmount } from '../../../lib/show/rewards/reward-amount.tsx';
import { CostTable } from '../list/cost-table.tsx';

type Props = { readonly simulation: PromotionSimulation };

function useOutcomeNames(): (outcome: string) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    SHUT_OUT: t`Blocked, frozen or excluded`,
    NOT_FOR_PLAYER: t`Not in the audience`,
    SHARED: t`Another account of the same person has it`,
    GROUP_TAKEN: t`Has another of the group`,
    PLAYER_CAP: t`Most for a player`,
    DAY_CAP: t`Most a day`,
    BUDGET: t`Budget`,
  };
  return (outcome) => names[outcome] ?? outcome;
}

interface Counted {
  readonly amount: string;
  readonly rewards: number;
}

interface CountedTableProps<Row extends Counted> {
  readonly title: string;
  readonly currency: PromotionSimulation['currency'];
  readonly rows: readonly Row[];
  /** What the rows tell apart, and how each says it. */
  readonly by: string;
  readonly idOf: (row: Row) => string;
  readonly cell: (row: Row) => ReactNode;
}

function CountedTable<Row extends Counted>(props: CountedTableProps<Row>) {
  const { t, i18n } = useLingui();
  const { title, currency, rows, by, idOf, cell } = props;
  if (rows.length === 0) return null;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <h3 className="font-semibold">{title}</h3>
      <PlainTable
        title={title}
        rows={rows}
        idOf={idOf}
        emptyText={null}
        columns={[
          { id: 'by', title: by, cell },
          {
            id: 'amount',
            title: t`Amount`,
            align: 'end',
            cell: ({ amount }) => <RewardAmount currency={currency} amount={amount} />,
          },
          {
            id: 'rewards',
            title: t`Rewards`,
            align: 'end',
            cell: ({ rewards }) => i18n.number(rewards),
          },
        ]}
      />
    </div>
  );
}

/** Cost, players reached and the ten largest, and what these figures are. */
export function SimulationResult({ simulation }: Props) {
  const { t, i18n } = useLingui();
  const nameOf = useOutcomeNames();
  const { basis, currency, cost, players, rewards, days, refused, largest } = simulation;
  const label = t`Simulated cost by day`;
  const at = useMemo(() => days.map(({ day }) => dayBegins(day)), [days]);
  const lines = useMemo(
    () => [{ label, color: '--accent', values: days.map(({ spent }) => Number(spent)) }],
    [days, label],
  );
  if (basis === 'none') {
    return (
      <p>{t`This cannot be computed: it is given by hand, or for something that past play, deposits and logins alone do not tell.`}</p>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <FigureCards
        figures={[
          {
            id: 'cost',
            label: t`Cost`,
            value: <RewardAmount currency={currency} amount={cost} />,
          },
          { id: 'players', label: t`Players reached`, value: i18n.number(players) },
          { id: 'rewards', label: t`Rewards`, value: i18n.number(rewards) },
          {
            id: 'test',
            label: t`Of test accounts, for nothing`,
            value: i18n.number(simulation.test_rewards),
          },
        ]}
      />
      {basis === 'most' && (
        <p>{t`This is the most: players collect it themselves, and here everybody who could has.`}</p>
      )}
      {days.length > 1 && (
        <Chart
          label={label}
          at={at}
          lines={lines}
          isMoney={currency === 'PHP'}
          table={<CostTable label={label} currency={currency} days={days} />}
        />
      )}
      <div className="grid items-start gap-4 md:grid-cols-2">
        <CountedTable
          title={t`The ten who would have got the most`}
          currency={currency}
          rows={largest}
          by={t`Player`}
          idOf={({ uid }) => uid}
          cell={({ uid }) => <PlayerLink uid={uid} />}
        />
        <CountedTable
          title={t`Earned and not given`}
          currency={currency}
          rows={refused}
          by={t`Why`}
          idOf={({ outcome }) => outcome}
          cell={({ outcome }) => nameOf(outcome)}
        />
      </div>
    </div>
  );
}
