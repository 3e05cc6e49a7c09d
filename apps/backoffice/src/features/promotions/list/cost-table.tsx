import { useLingui } from '@lingui/react/macro';
import type { PromotionDay } from '@perya/contract/promotions/staff-calls/promotions';
import type { PromotionCurrency } from '@perya/contract/promotions/staff-forms/amounts';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { RewardAmount } from '../../../lib/show/rewards/reward-amount.tsx';

interface CostTableProps {
  readonly label: string;
  readonly currency: PromotionCurrency;
  /** The oldest first. */
  readonly days: readonly PromotionDay[];
}

/** The figures behind the lines, the newest day first. */
export function CostTable({ label, currency, days }: CostTableProps) {
  const { t, i18n } = useLingui();
  return (
    <details>
      <summary className="w-fit cursor-pointer font-semibold">{t`As a table`}</summary>
      <PlainTable
        title={label}
        rows={days.toReversed()}
        idOf={({ day }) => day}
        emptyText={null}
        columns={[
          { id: 'day', title: t`Day`, cell: ({ day }) => day },
          {
            id: 'cost',
            title: t`Cost`,
            align: 'end',
            cell: ({ spent }) => <RewardAmount currency={currency} amount={spent} />,
          },
          {
            id: 'rewards',
            title: t`Rewards`,
            align: 'end',
            cell: ({ rewards }) => i18n.number(rewards),
          },
        ]}
      />
    </details>
  );
}
