import { useLingui } from '@lingui/react/macro';
import { type Bonus, claimBonus } from '@perya/contract/promotions/calls/bonuses';
import { Amount } from '@perya/ui/amount';
import { Badge } from '@perya/ui/badge';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { throughKycGate } from '../../lib/kyc-gate/gate.ts';
import { pesoText } from '../../lib/text/peso-text.ts';
import { useMoment } from '../../lib/text/use-moment.ts';
import { askToClaim, askToDecline } from './ask-bonus.tsx';
import { mustBePlayed } from './group-bonuses.ts';

/** Worth, what must be played and until when, before anything is pressed. */
export function OfferedBonus({ bonus }: { readonly bonus: Bonus }) {
  const { t } = useLingui();
  const momentOf = useMoment('minute');
  const { name, terms, amount, to_play, expires_at: expiresAt } = bonus;
  const facts: [string, string][] = [];
  if (to_play !== null) {
    const toPlay = pesoText(to_play);
    const isPlayed = mustBePlayed(bonus);
    const fact = isPlayed ? t`${toPlay} of turnover` : t`no turnover, withdraw at once`;
    facts.push([t`To withdraw it`, fact]);
  }
  if (expiresAt !== null) facts.push([t`Claim it until`, momentOf(expiresAt)]);
  return (
    <li>
      <Card className="flex flex-col gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
          <h3 className="min-w-0 font-semibold text-lg [overflow-wrap:anywhere]">{name}</h3>
          {amount === null ? (
            <Badge>{t`In an unopened box`}</Badge>
          ) : (
            <Amount
              value={pesoText(amount)}
              className="font-display font-extrabold text-2xl leading-tight"
            />
          )}
        </div>
        {terms && <p className="text-[0.9375rem] text-ink-muted leading-normal">{terms}</p>}
        <dl className="flex flex-col gap-1 text-[0.9375rem]">
          {facts.map(([term, fact]) => (
            <div key={term} className="flex flex-wrap justify-between gap-x-3">
              <dt className="text-ink-muted">{term}</dt>
              <dd className="amount-figures font-semibold">{fact}</dd>
            </div>
          ))}
        </dl>
        <div className="flex gap-3 *:flex-1">
          <Button
            kind="secondary"
            aria-label={t`Decline: ${name}`}
            onClick={() => askToDecline(bonus, t`Decline this bonus?`)}
          >
            {t`Decline`}
          </Button>
          <Button
            aria-label={amount === null ? t`Open: ${name}` : t`Claim: ${name}`}
            onClick={() =>
              void throughKycGate(claimBonus, () =>
                askToClaim(bonus, amount === null ? t`Open the box?` : t`Claim this bonus?`),
              )
            }
          >
            {amount === null ? t`Open` : t`Claim`}
          </Button>
        </div>
      </Card>
    </li>
  );
}
