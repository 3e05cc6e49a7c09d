import { useLingui } from '@lingui/react/macro';
import type { Contest } from '@perya/contract/promotions/calls/ranking';
import { Amount } from '@perya/ui/amount';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSecondsLeft } from '../../../lib/fields/use-seconds-left.ts';
import { pesoText } from '../../../lib/text/peso-text.ts';
import { timeLeftText } from '../../../lib/text/time-left.ts';

const HistorySheet = lazy(() => import('./history-sheet.tsx'));
const RuleSheet = lazy(() => import('./rule-sheet.tsx'));

interface ContestCardProps {
  readonly contest: Contest;
  /** When the contest was answered, by the clock of this device. */
  readonly answeredAt: number;
  readonly onOver: () => void;
}

/** What can be won, and until when: to the end of the day in Manila. [G-095 G-096 G-102] */
export function ContestCard({ contest, answeredAt, onOver }: ContestCardProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<'history' | 'rule' | null>(null);
  // A device's clock may be wrong: the server says how far the end is.
  const secondsLeft = useSecondsLeft(answeredAt + (contest.ends_at - contest.now) * 1000);
  const isOver = secondsLeft === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once when the day is over.
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver]);
  const close = () => setOpened(null);
  return (
    <Card kind="glow" className="flex flex-col gap-4 p-5">
      <h2 className="font-bold font-display text-xl">{t`Daily Contest`}</h2>
      <dl className="flex flex-wrap gap-x-6 gap-y-3 *:flex-auto">
        <div className="min-w-0">
          <dt className="font-semibold text-[0.9375rem]">{t`Prize pool`}</dt>
          <dd className="font-display font-extrabold text-2xl leading-tight">
            <Amount value={pesoText(contest.pool)} />
          </dd>
        </div>
        <div className="min-w-0">
          <dt className="font-semibold text-[0.9375rem]">{t`Time remaining`}</dt>
          <dd className="amount-figures font-display font-extrabold text-2xl leading-tight">
            <span role="timer">{timeLeftText(secondsLeft)}</span>
          </dd>
        </div>
      </dl>
      <div className="flex gap-3 *:flex-1">
        <Button kind="secondary" onClick={() => setOpened('history')}>{t`History`}</Button>
        <Button kind="secondary" onClick={() => setOpened('rule')}>{t`Rule`}</Button>
      </div>
      <Suspense>
        {opened === 'history' && <HistorySheet onClose={close} />}
        {opened === 'rule' && <RuleSheet contest={contest} onClose={close} />}
      </Suspense>
    </Card>
  );
}
