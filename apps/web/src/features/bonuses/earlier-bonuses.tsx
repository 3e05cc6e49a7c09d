import { useLingui } from '@lingui/react/macro';
import type { Bonus } from '@perya/contract/promotions/calls/bonuses';
import { Badge, type BadgeProps } from '@perya/ui/badge';
import { Card } from '@perya/ui/card';
import { pesoText } from '../../lib/text/peso-text.ts';
import { useMoment } from '../../lib/text/use-moment.ts';

type Tone = NonNullable<BadgeProps['tone']>;

function useStateTexts(): Partial<Record<Bonus['state'], { text: string; tone: Tone }>> {
  const { t } = useLingui();
  return {
    done: { text: t`Completed`, tone: 'positive' },
    expired: { text: t`Expired`, tone: 'warning' },
    declined: { text: t`Declined`, tone: 'neutral' },
    'given-up': { text: t`Forfeited`, tone: 'neutral' },
  };
}

/** What came of those of the last months. */
export function EarlierBonuses({ bonuses }: { readonly bonuses: readonly Bonus[] }) {
  const { t } = useLingui();
  const momentOf = useMoment('minute');
  const texts = useStateTexts();
  return (
    <section aria-labelledby="bonuses-earlier" className="flex flex-col gap-3">
      <h2 id="bonuses-earlier" className="font-bold font-display text-xl">
        {t`Earlier`}
      </h2>
      <Card flush>
        <ul>
          {bonuses.map((bonus) => {
            const state = texts[bonus.state];
            return (
              <li
                key={bonus.id}
                className="flex items-center gap-3 border-line border-b px-4 py-3 last:border-b-0"
              >
                <div className="min-w-0 flex-1 leading-snug">
                  <p className="font-semibold [overflow-wrap:anywhere]">{bonus.name}</p>
                  <p className="text-[0.8125rem] text-ink-muted">
                    {momentOf(bonus.decided_at ?? bonus.expires_at ?? bonus.offered_at)}
                  </p>
                </div>
                <div className="flex shrink-0 flex-col items-end gap-1">
                  {bonus.amount !== null && (
                    <span className="amount-figures font-semibold">{pesoText(bonus.amount)}</span>
                  )}
                  {state && <Badge tone={state.tone}>{state.text}</Badge>}
                </div>
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
