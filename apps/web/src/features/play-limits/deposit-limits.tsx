import { useLingui } from '@lingui/react/macro';
import type { PlayLimits } from '@perya/contract/limits/calls/limits';
import { type DepositLimitKind, depositLimitKinds } from '@perya/contract/rules/play-limits';
import type { LimitsFields } from './limits-form.tsx';
import { type Span, SpanLimits } from './span-limits.tsx';

interface DepositLimitsProps {
  readonly limits: PlayLimits;
  readonly fields: LimitsFields;
}

/** How much the player may pay in, by the day, the week and the month. */
export function DepositLimits({ limits, fields }: DepositLimitsProps) {
  const { t } = useLingui();
  const { deposited } = limits;
  const spans: Record<DepositLimitKind, Span> = {
    daily_deposit: {
      explanation: t`The most that you may deposit in a day, from midnight to midnight in Manila. A deposit counts as soon as you begin it.`,
      used: deposited.today,
      usedLabel: t`Used today`,
    },
    weekly_deposit: {
      explanation: t`The most that you may deposit in a week, from Monday to Sunday in Manila.`,
      used: deposited.week,
      usedLabel: t`Used this week`,
    },
    monthly_deposit: {
      explanation: t`The most that you may deposit in a calendar month in Manila.`,
      used: deposited.month,
      usedLabel: t`Used this month`,
    },
  };
  return <SpanLimits limits={limits} fields={fields} kinds={depositLimitKinds} spans={spans} />;
}
