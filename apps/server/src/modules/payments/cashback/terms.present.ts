import type { CashbackTerms } from '@perya/contract/calls/payments';
import { centavos, toPesos } from '@perya/money';
import type { CashbackOffer } from './giver.ts';

export function presentTerms({ share, most, least, wageringTimes }: CashbackOffer): CashbackTerms {
  return {
    percent: share / 100,
    max_bonus: toPesos(centavos(most)),
    opt_in_from: toPesos(centavos(least)),
    wagering_times: wageringTimes,
  };
}
