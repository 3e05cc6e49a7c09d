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
    t`Your friend registers by your link or code, and then has ${days} days.`,
    ...(offer.is_verified ? [t`Your friend passes the identity check.`] : []),
    ...(isSome(offer.deposited) ? [t`Your friend deposits ${deposited} in all.`] : []),
    ...(isSome(offer.staked) ? [t`Your friend bets ${staked} in all.`] : []),
    t`You get ${bonus} at once, without a tap.`,
  ];
}

/** What holds for the bonus, before anybody is invited. */
export function useBonusTerms(offer: ReferralOffer): readonly string[] {
  const { t } = useLingui();
  const toPlay = pesoText(offer.to_play);
  const most = pesoText(offer.most ?? '0.00');
  return [
    ...(isSome(offer.to_play) ? [t`After ${toPlay} of bets it can be withdrawn.`] : []),
    ...(offer.most === null ? [] : [t`All your friends together bring up to ${most}.`]),
    ...(offer.terms === '' ? [] : [offer.terms]),
  ];
}
