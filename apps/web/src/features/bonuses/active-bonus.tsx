import { useLingui } from '@lingui/react/macro';
import type { Bonus } from '@perya/contract/promotions/calls/bonuses';
import { formatPesos } from '@perya/money';
import { Amount } from '@perya/ui/amount';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { ProgressBar } from '@perya/ui/states/progress-bar';
import { pesoText } from '../../lib/text/peso-text.ts';
import { askToGiveUp } from './ask-bonus.tsx';
import { progressOf } from './group-bonuses.ts';

/** How far it is played through, and the way out of it. */
export function ActiveBonus({ bonus }: { readonly bonus: Bonus }) {
  const { t } = useLingui();
  const { name } = bonus;
  const { played, all } = progressOf(bonus);
  const done = formatPesos(played);
  const whole = formatPesos(all);
  return (
    <li>
      <Card className="flex flex-col gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
          <h3 className="min-w-0 font-semibold text-lg [overflow-wrap:anywhere]">{name}</h3>
          <Amount value={pesoText(bonus.amount ?? '0.00')} className="font-bold text-lg" />
        </div>
        <ProgressBar
          label={t`Played`}
          value={Number(played)}
          max={Number(all)}
          valueText={t`${done} of ${whole}`}
        />
        <Button
          kind="ghost"
          className="self-end"
          aria-label={t`Forfeit: ${name}`}
          onClick={() => askToGiveUp(bonus, t`Forfeit this bonus?`)}
        >
          {t`Forfeit`}
        </Button>
      </Card>
    </li>
  );
}
