import { useLingui } from '@lingui/react/macro';
import type { ReferralOffer } from '@perya/contract/promotions/calls/referrals';
import { Amount } from '@perya/ui/amount';
import { Card } from '@perya/ui/card';
import { pesoText } from '../../lib/text/peso-text.ts';
import { useBonusTerms, useGoalSteps } from './use-goal-steps.ts';

/** All of it before anybody is invited: what a friend brings, for what, and what must be played. */
export function Offer({ offer }: { readonly offer: ReferralOffer | null }) {
  const { t } = useLingui();
  if (offer !== null) return <OfferCard offer={offer} />;
  return (
    <Card kind="glow" className="flex flex-col gap-2 p-5">
      <h2 className="font-bold font-display text-xl leading-tight">{t`Play together`}</h2>
      <p className="text-[0.9375rem]">{t`There is no referral bonus right now. Your link still works.`}</p>
    </Card>
  );
}

function OfferCard({ offer }: { readonly offer: ReferralOffer }) {
  const { t } = useLingui();
  const steps = useGoalSteps(offer);
  const terms = useBonusTerms(offer);
  return (
    <Card kind="glow" className="flex flex-col gap-4 p-5">
      <h2 className="flex flex-col font-display leading-tight">
        <span className="font-extrabold text-4xl">
          <Amount value={pesoText(offer.amount)} />{' '}
        </span>
        <span className="font-bold text-lg">{t`for every friend`}</span>
      </h2>
      <ol className="flex list-decimal flex-col gap-1.5 pl-5 text-[0.9375rem] leading-normal">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="text-[0.8125rem] leading-snug">{terms.join(' ')}</p>
    </Card>
  );
}
