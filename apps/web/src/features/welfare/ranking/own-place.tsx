import { useLingui } from '@lingui/react/macro';
import type { Contest } from '@perya/contract/promotions/calls/ranking';
import { Amount } from '@perya/ui/amount';
import { Card } from '@perya/ui/card';
import { pesoText } from '../../../lib/text/peso-text.ts';

/** Where the player stands at this moment. [G-097] */
export function OwnPlace({ own }: { readonly own: Contest['own'] }) {
  const { t } = useLingui();
  const facts = [
    [t`My position`, own.place > 0 ? `#${own.place}` : '—'],
    [t`Staked today`, <Amount key="staked" value={pesoText(own.staked)} rolling />],
    [t`Prize`, <Amount key="prize" value={pesoText(own.prize)} rolling />],
  ] as const;
  return (
    <Card className="flex flex-col gap-3">
      <dl className="flex flex-wrap gap-x-5 gap-y-3 *:flex-auto">
        {facts.map(([term, value]) => (
          <div key={term} className="min-w-0">
            <dt className="text-[0.8125rem] text-ink-muted">{term}</dt>
            <dd className="amount-figures font-bold font-display text-lg leading-tight [overflow-wrap:anywhere]">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {!own.takes_part && (
        <p className="text-[0.875rem] text-ink-muted">{t`Your account is not in this contest.`}</p>
      )}
      {own.takes_part && own.place === 0 && (
        <p className="text-[0.875rem] text-ink-muted">{t`Play a slot game and you are in.`}</p>
      )}
    </Card>
  );
}
