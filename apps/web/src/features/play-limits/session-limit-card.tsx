import { useLingui } from '@lingui/react/macro';
import {
  cancelLimitChange,
  type SessionLimit,
  updateLimits,
} from '@perya/contract/limits/calls/limits';
import { limitRaiseHours } from '@perya/contract/rules/play-limits';
import { Button } from '@perya/ui/button';
import { toast } from '@perya/ui/toast';
import { useState } from 'react';
import { ChoiceChips } from '../../lib/page/choice-chips.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useMoment } from '../../lib/text/use-moment.ts';
import { Note } from './limit-card.tsx';
import { LimitsSection } from './limits-section.tsx';
import { useLimitNames } from './use-limit-names.ts';

/** Minutes for a tap. */
const choices = [30, 60, 120, 240] as const;

interface SessionLimitCardProps {
  readonly limit: SessionLimit;
  /** What the house has set: only the house lifts it. */
  readonly house: number | null;
}

/** How long the player may play without a rest. */
export function SessionLimitCard({ limit: { amount, next }, house }: SessionLimitCardProps) {
  const { t } = useLingui();
  const { session_minutes: title } = useLimitNames();
  const minutesText = (minutes: number) => t`${minutes} minutes`;
  const [chosen, setChosen] = useState(amount);
  const { submit, isBusy } = useSubmit(updateLimits, {
    onDone: ({ session_minutes: saved }) => {
      setChosen(saved.amount);
      return saved.next === null
        ? toast.success(t`The limit is set and applies from now on`)
        : toast.success(t`The change takes effect in ${limitRaiseHours} hours`);
    },
  });
  const offered = choices.filter((minutes) => house === null || minutes <= house);
  const set = house === null ? '' : minutesText(house);
  return (
    <LimitsSection
      title={title}
      explanation={t`How long you may play without a rest. When it is reached, bets are refused until you have rested.`}
    >
      <p className="font-semibold">{amount === null ? t`No limit set` : minutesText(amount)}</p>
      {house !== null && (
        <Note>{t`Set by us: at most ${set}. You can make it stricter; only we can lift it, so ask support.`}</Note>
      )}
      {next !== null && <Waiting next={next} minutesText={minutesText} />}
      <ChoiceChips
        legend={title}
        value={chosen}
        onChange={setChosen}
        options={offered.map((value) => ({ value: Number(value), label: minutesText(value) }))}
      />
      {/* A stricter one holds for a day at least: nobody sets one by passing over it. */}
      {chosen !== null && chosen !== amount && (
        <Button
          busy={isBusy}
          aria-label={t`Save: ${title}`}
          onClick={() => void submit({ session_minutes: chosen })}
        >
          {t`Save`}
        </Button>
      )}
      {amount !== null && house === null && (
        <Button
          kind="ghost"
          busy={isBusy}
          aria-label={t`Remove: ${title}`}
          onClick={() => void submit({ session_minutes: null })}
        >
          {t`Remove`}
        </Button>
      )}
    </LimitsSection>
  );
}

interface WaitingProps {
  readonly next: NonNullable<SessionLimit['next']>;
  readonly minutesText: (minutes: number) => string;
}

/** A longer one waits a day; until then the player may think better of it. */
function Waiting({ next, minutesText }: WaitingProps) {
  const { t } = useLingui();
  const moment = useMoment('minute');
  const { submit, isBusy } = useSubmit(cancelLimitChange, {
    onDone: () => toast.success(t`The change is canceled`),
  });
  const at = moment(next.at);
  const amount = next.amount === null ? '' : minutesText(next.amount);
  return (
    <div className="flex flex-col gap-2 rounded-control bg-warning-soft p-3">
      <p className="text-[0.9375rem]">
        {next.amount === null ? t`No limit from ${at}` : t`${amount} from ${at}`}
      </p>
      <Button
        kind="secondary"
        busy={isBusy}
        onClick={() => void submit({ limit: 'session_minutes' })}
      >
        {t`Cancel the change`}
      </Button>
    </div>
  );
}
