import { useLingui } from '@lingui/react/macro';
import type { StaffPromotion } from '@perya/contract/promotions/staff-calls/promotions';
import { RewardAmount } from '../../../lib/show/rewards/reward-amount.tsx';
import '../promotions.css';

type Spent = Pick<StaffPromotion, 'currency' | 'budget' | 'spent'>;

/** From here on nobody should be surprised that it is used up. */
const nearlyAll = 0.9;

/** What was given of what may be given. */
export function SpentOfBudget({ currency, budget, spent }: Spent) {
  const { t, i18n } = useLingui();
  if (budget === null) {
    return (
      <span>
        <RewardAmount currency={currency} amount={spent} />{' '}
        <span className="text-ink-muted">{t`no bound`}</span>
      </span>
    );
  }
  const share = Math.min(1, Number(spent) / Number(budget));
  const percent = i18n.number(share, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <span className="inline-flex items-center gap-2">
      <RewardAmount currency={currency} amount={spent} />
      <span className="spent-bar" data-full={share >= nearlyAll || undefined} aria-hidden="true">
        <span style={{ width: `${share * 100}%` }} />
      </span>
      <span className="amount-figures text-ink-muted">{percent}</span>
    </span>
  );
}
