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
    t`A deposit with a ticket brings ${percent}% of its amount on top, ${most} at most, rounded down to the centavo.`,
    t`It counts from a deposit of ${least} on. Below that the switch in the deposit stays off.`,
    t`A deposit takes one ticket when it is begun. If it is not paid, the ticket comes back.`,
    t`Tickets hold until the end of the day in Manila, and cannot be kept for the next one.`,
    offer.wagering_times > 0
      ? t`The bonus can be withdrawn once ${toPlay} its amount has been played.`
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
