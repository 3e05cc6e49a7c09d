import { useLingui } from '@lingui/react/macro';
import type { Racer } from '@perya/contract/promotions/calls/races';
import type { RaceMeasure } from '@perya/contract/rules/promotions/race';
import { Amount } from '@perya/ui/amount';
import { Badge } from '@perya/ui/badge';
import { classNames } from '@perya/ui/class-names';
import { pesoText } from '../../../lib/text/peso-text.ts';
import { scoreText } from './score-text.ts';

interface RacerRowProps {
  readonly racer: Racer;
  readonly by: RaceMeasure;
}

export function RacerRow({ racer, by }: RacerRowProps) {
  const { t } = useLingui();
  return (
    <li
      className={classNames(
        'flex items-center gap-3 border-line border-b px-4 py-2.5 last:border-b-0',
        racer.is_own && 'bg-accent-soft',
      )}
    >
      <span className="amount-figures w-9 shrink-0 text-center font-bold font-display text-ink-muted">
        {racer.place}
      </span>
      <p className="flex min-w-0 flex-1 items-center gap-2">
        <span className="truncate font-semibold text-[0.9375rem]">{racer.nickname}</span>
        {racer.is_own && <Badge tone="accent">{t`You`}</Badge>}
      </p>
      <p className="amount-figures shrink-0">{scoreText(by, racer.score)}</p>
      <p className="shrink-0 font-bold text-positive">
        {racer.prize === '0.00' ? '–' : <Amount value={pesoText(racer.prize)} />}
      </p>
    </li>
  );
}
