import { useLingui } from '@lingui/react/macro';
import { Card } from '@perya/ui/card';
import { type Drawing, Icon } from '@perya/ui/icon';
import { clockIcon, shieldIcon, successIcon } from '@perya/ui/icons/status';
import { type KycStanding, usePolicyActions } from '../use-policy-actions.ts';

/** What a finished check opens that is shut now, how long it takes and what to have at hand: an offer before the rules. */
export function Offer(standing: KycStanding) {
  const { t } = useLingui();
  const { shut } = usePolicyActions(standing);
  const facts: readonly (readonly [Drawing, string, string])[] = [
    [successIcon, t`What you can do then`, shut.join(' · ')],
    [clockIcon, t`How long it takes`, t`About 3 minutes`],
    [shieldIcon, t`What you need`, t`A valid ID and a phone with a camera`],
  ];
  return (
    <Card>
      <dl className="flex flex-col gap-3 text-[0.9375rem] leading-snug">
        {facts.map(([drawing, name, text]) => (
          <div key={name} className="relative pl-8">
            <dt className="text-[0.8125rem] text-ink-muted">
              <Icon drawing={drawing} className="absolute top-px left-0 size-5 text-positive" />
              {name}
            </dt>
            <dd className="font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
