import { useLingui } from '@lingui/react/macro';
import type { PromotionCurrency } from '@perya/contract/promotions/staff-forms/amounts';
import { Money } from '../money.tsx';

interface RewardAmountProps {
  readonly currency: PromotionCurrency;
  readonly amount: string;
}

/** Money, or whole Filcoins. */
export function RewardAmount({ currency, amount }: RewardAmountProps) {
  const { t, i18n } = useLingui();
  if (currency === 'PHP') return <Money amount={amount} />;
  const filcoins = i18n.number(Number(amount));
  return <span className="amount-figures whitespace-nowrap">{t`${filcoins} Filcoins`}</span>;
}
