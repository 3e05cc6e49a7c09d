import { useLingui } from '@lingui/react/macro';
import type { Requirement } from '@perya/contract/payments/calls/payments';
import { giveUpBonus } from '@perya/contract/promotions/calls/bonuses';
import { formatPesos } from '@perya/money';
import { Amount } from '@perya/ui/amount';
import { Button } from '@perya/ui/button';
import { ProgressBar } from '@perya/ui/states/progress-bar';
import { toast } from '@perya/ui/toast';
import { useState } from 'react';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { pesoText } from '../../../lib/text/peso-text.ts';
import { useMoment } from '../../../lib/text/use-moment.ts';
import { ownToPlay, playedPercent } from '../rules/what-to-play.ts';

interface RequirementRowProps {
  readonly requirement: Requirement;
  /** Something stands before it and is played first. */
  readonly isBehind: boolean;
}

/** One amount in plain words: what it locks, what frees it, and of a bonus the way out of it. [M-481] */
export function RequirementRow({ requirement, isBehind }: RequirementRowProps) {
  const { t } = useLingui();
  const momentText = useMoment('minute');
  const { source, created_at, amount, bonus_id } = requirement;
  const own = ownToPlay(requirement);
  const more = formatPesos(own.left);
  const done = formatPesos(own.played);
  const all = formatPesos(own.all);
  const locked = pesoText(amount);
  return (
    <li className="flex flex-col gap-1.5 rounded-control border border-line px-3.5 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold leading-snug">{source}</span>
        <span className="text-[0.875rem]">
          {t`Locked`} <Amount value={locked} className="font-bold" />
        </span>
      </p>
      <p className="text-[0.9375rem] leading-snug">
        {isBehind
          ? t`After the one above, bet ${more} more to unlock ${locked}`
          : t`Bet ${more} more to unlock ${locked}`}
      </p>
      <ProgressBar
        label={t`Played`}
        value={playedPercent(own)}
        max={100}
        valueText={t`${done} of ${all}`}
      />
      <p className="text-[0.8125rem] text-ink-muted">{momentText(created_at)}</p>
      {bonus_id !== null && <GiveUp id={bonus_id} source={source} amount={locked} />}
    </li>
  );
}

interface GiveUpProps {
  readonly id: string;
  readonly source: string;
  readonly amount: string;
}

/** What it costs stands beside the button that does it; nothing is given up by one tap. */
function GiveUp({ id, source, amount }: GiveUpProps) {
  const { t } = useLingui();
  const [isAsked, setIsAsked] = useState(false);
  const { submit, isBusy, problem } = useSubmit(giveUpBonus, {
    problemIn: 'form',
    onDone: () => toast.success(t`The bonus is forfeited`),
  });
  if (!isAsked) {
    return (
      <Button
        kind="secondary"
        className="self-start"
        aria-label={t`Forfeit: ${source}`}
        onClick={() => setIsAsked(true)}
      >
        {t`Forfeit this bonus`}
      </Button>
    );
  }
  return (
    <div className="flex flex-col gap-2.5 border-line border-t pt-2.5 text-[0.9375rem]">
      <p className="leading-snug">
        {t`${amount} is taken from your balance, and the turnover of this bonus is dropped. You keep what you won with it.`}
      </p>
      {problem !== undefined && (
        <p role="alert" className="text-[0.8125rem] text-negative">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3 *:flex-1">
        <Button kind="secondary" onClick={() => setIsAsked(false)}>{t`Keep it`}</Button>
        <Button kind="danger" busy={isBusy} onClick={() => void submit({ id })}>
          {t`Forfeit`}
        </Button>
      </div>
    </div>
  );
}
