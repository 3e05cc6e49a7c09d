import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import type { listCashbackTickets } from '@perya/contract/payments/calls/vouchers';
import { Card } from '@perya/ui/card';
import { shortPesos } from '../../lib/text/short-pesos.ts';

type Offer = AnswerOf<typeof listCashbackTickets>['offers'][number];

/** All of it, before anybody deposits. [M-138 M-303] */
function OfferTerms({ offer, isNamed }: { readonly offer: Offer; readonly isNamed: boolean }) {
  const { t } = useLingui();
  const { percent } = offer;
  const least = shortPesos(offer.applies_from);
  const most = shortPesos(offer.max_bonus);
  const toPlay = `${offer.wagering_times}×`;
  const lines = [
    t`With a ticket you get ${percent}% of your deposit on top, up to ${most}, rounded down to the centavo.`,
    t`The deposit must be at least ${least}. Below that the switch stays off.`,
    t`Each deposit uses one ticket. If it is not paid, you get the ticket back.`,
    t`Tickets expire at the end of the day, Manila time.`,
    offer.wagering_times > 0
      ? t`The bonus can be withdrawn after turnover of ${toPlay} its amount.`
      : t`The bonus can be withdrawn at once.`,
  ];
  return (
    <div className="flex flex-col gap-2">
      {isNamed && (
        <h3 className="font-semibold">
          {offer.name} · {offer.channel_names.join(', ')}
        </h3>
      )}
      <ul className="flex list-disc flex-col gap-2 pl-5 text-[0.9375rem] leading-normal">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {offer.terms !== '' && (
        <p className="whitespace-pre-line text-[0.9375rem] leading-normal">{offer.terms}</p>
      )}
    </div>
  );
}

/** What every offer says; their names only where there are several to tell apart. */
export function CashbackTerms({ offers }: { readonly offers: readonly Offer[] }) {
  const { t } = useLingui();
  if (offers.length === 0) return null;
  return (
    <Card className="flex flex-col gap-3 p-5">
      <h2 className="font-bold font-display text-xl">{t`How it works`}</h2>
      {offers.map((offer) => (
        <OfferTerms key={offer.channel_names.join()} offer={offer} isNamed={offers.length > 1} />
      ))}
    </Card>
  );
}
