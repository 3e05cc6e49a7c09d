import { useLingui } from '@lingui/react/macro';
import type { PlayLimits } from '@perya/contract/limits/calls/limits';
import { type DepositLimitKind, depositLimitKinds } from '@perya/contract/rules/play-limits';
import { pesoText } from '../../lib/text/peso-text.ts';
import { findLowerLimit } from './find-lower-limit.ts';
import { LimitCard } from './limit-card.tsx';
import type { LimitsFields } from './limits-form.tsx';
import { useLimitNames } from './use-limit-names.ts';

interface DepositLimitsProps {
  readonly limits: PlayLimits;
  readonly fields: LimitsFields;
}

/** How much the player may pay in, by the day, the week and the month. */
export function DepositLimits({ limits, fields }: DepositLimitsProps) {
  const { t } = useLingui();
  const names = useLimitNames();
  const { deposited } = limits;
  const spans: Record<DepositLimitKind, { explanation: string; used: string; usedLabel: string }> =
    {
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
  const noteOf = (kind: DepositLimitKind) => {
    const lower = findLowerLimit(limits, kind, depositLimitKinds);
    if (lower === null) return undefined;
    const name = names[lower.kind];
    const amount = pesoText(lower.amount);
    return t`${name}: ${amount}. It is lower, so it is reached first.`;
  };
  return depositLimitKinds.map((kind) => (
    <LimitCard
      key={kind}
      kind={kind}
      title={names[kind]}
      limit={limits[kind]}
      house={limits.house[kind]}
      note={noteOf(kind)}
      fields={fields}
      {...spans[kind]}
    />
  ));
}
