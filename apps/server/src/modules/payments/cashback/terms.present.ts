import type { CashbackTerms } from '@perya/contract/payments/calls/payments';
import { defaultAmountMin } from '@perya/contract/rules/payment-channels';
import { type Centavos, centavos, toPesos } from '@perya/money';
import type { CashbackOffer } from './giver.ts';

/** What an offer brings by these channels; a deposit must be large enough for one of them too. */
export function presentTerms(
  { share, most, least, wageringTimes }: CashbackOffer,
  channels: readonly { minAmount: Centavos | null }[],
): CashbackTerms {
  const mins = channels.map(({ minAmount }) => minAmount ?? defaultAmountMin);
  const lowest = mins.reduce((a, b) => (b < a ? b : a));
  return {
    percent: share / 100,
    max_bonus: toPesos(centavos(most)),
    opt_in_from: toPesos(centavos(least)),
    applies_from: toPesos(centavos(lowest > least ? lowest : least)),
    wagering_times: wageringTimes,
  };
}
