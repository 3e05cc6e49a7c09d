import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import type { getVipRule } from '@perya/contract/vip/calls/vip';
import { Badge } from '@perya/ui/badge';
import { Card } from '@perya/ui/card';
import { classNames } from '@perya/ui/class-names';
import { pesoText } from '../../lib/text/peso-text.ts';
import { VipMedal } from '../../lib/vip/vip-medal.tsx';
import { type Step, stepsAhead } from './steps-ahead.ts';

interface WayUpProps {
  readonly rule: AnswerOf<typeof getVipRule>;
  readonly own: number;
}

/** What the levels ahead bring, the nearest first. */
export function WayUp({ rule, own }: WayUpProps) {
  const { t } = useLingui();
  const steps = stepsAhead(rule, own);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="way-up" className="flex flex-col gap-3">
      <h2 id="way-up" className="font-bold font-display text-xl">{t`What comes next`}</h2>
      <ol className="flex flex-col gap-2">
        {steps.map((step) => (
          <li key={step.level}>
            <StepCard {...step} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepCard({ level, tier, xp, gift, isNext, opensTier }: Step) {
  const { t, i18n } = useLingui();
  const needed = i18n.number(xp);
  const amount = gift === null ? null : pesoText(gift);
  return (
    <Card className={classNames('flex items-center gap-3 py-3', isNext && 'border-accent')}>
      <VipMedal tier={tier} className="size-12" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {t`VIP ${level}`}
          {isNext && <Badge tone="accent">{t`Next`}</Badge>}
        </p>
        {opensTier && tier !== null && (
          <p className="text-[0.875rem] leading-snug">{t`Unlocks ${tier}`}</p>
        )}
        <p className="amount-figures text-[0.875rem] text-ink-muted">{t`at ${needed} XP`}</p>
      </div>
      {amount !== null && (
        <p className="amount-figures shrink-0 text-right font-bold font-display text-lg text-positive leading-tight">
          +{amount}
        </p>
      )}
    </Card>
  );
}
