import { useLingui } from '@lingui/react/macro';
import type { StaffPromotionDetail } from '@perya/contract/promotions/staff-calls/promotions';
import { useMemo } from 'react';
import { dayBegins } from '../../../lib/list/manila-day.ts';
import { Chart } from '../../../lib/show/chart/chart.tsx';
import { Facts, Section } from '../../../lib/show/facts.tsx';
import { RewardAmount } from '../../../lib/show/rewards/reward-amount.tsx';
import { CostTable } from '../list/cost-table.tsx';
import { SpentOfBudget } from '../list/spent-of-budget.tsx';

/** What it has cost of what it may, in all, today and by the day. */
export function CostSection({ promotion }: { readonly promotion: StaffPromotionDetail }) {
  const { t, i18n } = useLingui();
  const { currency, budget, spent, day_cap: dayCap, spent_today: today, rewards, days } = promotion;
  const label = t`Cost by day`;
  const at = useMemo(() => days.map(({ day }) => dayBegins(day)), [days]);
  const lines = useMemo(
    () => [{ label, color: '--accent', values: days.map((day) => Number(day.spent)) }],
    [days, label],
  );
  return (
    <Section title={t`Budget and cost`}>
      <Facts
        facts={[
          {
            label: t`Cost so far`,
            value: <SpentOfBudget currency={currency} budget={budget} spent={spent} />,
          },
          {
            label: t`Budget`,
            value: budget && <RewardAmount currency={currency} amount={budget} />,
          },
          {
            label: t`Today`,
            value: <SpentOfBudget currency={currency} budget={dayCap} spent={today} />,
          },
          { label: t`Rewards`, value: i18n.number(rewards) },
        ]}
      />
      {days.length > 1 && (
        <Chart
          label={label}
          at={at}
          lines={lines}
          isMoney={currency === 'PHP'}
          table={<CostTable label={label} currency={currency} days={days} />}
        />
      )}
      {days.length === 1 && <CostTable label={label} currency={currency} days={days} />}
    </Section>
  );
}
