import { useLingui } from '@lingui/react/macro';
import type { ReferralOffer } from '@perya/contract/promotions/calls/referrals';
import { parsePesos } from '@perya/money';
import { pesoText } from '../../lib/text/peso-text.ts';

const isSome = (amount: string) => (parsePesos(amount) ?? 0n) > 0n;

/** What happens from the invitation to the bonus; what the promotion does not ask for is not said. */
export function useGoalSteps(offer: ReferralOffer): readonly string[] {
  const { t } = useLingui();
  const { within_days: days } = offer;
  const deposited = pesoText(offer.deposited);
  const staked = pesoText(offer.staked);
  const bonus = pesoText(offer.amount);
  return [
    t`Your friend signs up with your link or code, and then has ${days} days.`,
    ...(offer.is_verified ? [t`Your friend verifies their identity.`] : []),
    ...(isSome(offer.deposited) ? [t`Your friend deposits ${deposited} in total.`] : []),
    ...(isSome(offer.staked) ? [t`Your friend bets ${staked} in total.`] : []),
    t`You get ${bonus} automatically.`,
  ];
}

/** What holds for the bonus, before anybody is invited. */
export function useBonusTerms(offer: ReferralOffer): readonly string[] {
  const { t } = useLingui();
  const toPlay = pesoText(offer.to_play);
  const most = pesoText(offer.most ?? '0.00');
  return [
    ...(isSome(offer.to_play) ? [t`It can be withdrawn after ${toPlay} of turnover.`] : []),
    ...(offer.most === null ? [] : [t`You can earn up to ${most} in total.`]),
    ...(offer.terms === '' ? [] : [offer.terms]),
  ];
}
