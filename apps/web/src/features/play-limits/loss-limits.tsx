import { useLingui } from '@lingui/react/macro';
import type { PlayLimits } from '@perya/contract/limits/calls/limits';
import { type LossLimitKind, lossLimitKinds } from '@perya/contract/rules/play-limits';
import type { LimitsFields } from './limits-form.tsx';
import { type Span, SpanLimits } from './span-limits.tsx';
import { lossOf } from './used-share.ts';

interface LossLimitsProps {
  readonly limits: PlayLimits;
  readonly fields: LimitsFields;
}

/** How much the player may lose, by the day, the week and the month. */
export function LossLimits({ limits, fields }: LossLimitsProps) {
  const { t } = useLingui();
  const { lost } = limits;
  const spans: Record<LossLimitKind, Span> = {
    daily_loss: {
      explanation: t`The most that you may lose in a day: what you staked less what you won.`,
      used: lossOf(limits.today.net),
      usedLabel: t`Used today`,
    },
    weekly_loss: {
      explanation: t`The most that you may lose in a week, from Monday to Sunday in Manila.`,
      used: lost.week,
      usedLabel: t`Used this week`,
    },
    monthly_loss: {
      explanation: t`The most that you may lose in a calendar month in Manila.`,
      used: lost.month,
      usedLabel: t`Used this month`,
    },
  };
  return <SpanLimits limits={limits} fields={fields} kinds={lossLimitKinds} spans={spans} />;
}
