import { useLingui } from '@lingui/react/macro';
import type { PlayLimits } from '@perya/contract/limits/calls/limits';
import { type LossLimitKind, lossLimitKinds } from '@perya/contract/rules/play-limits';
import { pesoText } from '../../lib/text/peso-text.ts';
import { findLowerLimit } from './find-lower-limit.ts';
import { LimitCard } from './limit-card.tsx';
import type { LimitsFields } from './limits-form.tsx';
import { useLimitNames } from './use-limit-names.ts';
import { lossOf } from './used-share.ts';

interface LossLimitsProps {
  readonly limits: PlayLimits;
  readonly fields: LimitsFields;
}

/** How much the player may lose, by the day, the week and the month. */
export function LossLimits({ limits, fields }: LossLimitsProps) {
  const { t } = useLingui();
  const names = useLimitNames();
  const { lost } = limits;
  const spans: Record<LossLimitKind, { explanation: string; used: string; usedLabel: string }> = {
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
  const noteOf = (kind: LossLimitKind) => {
    const lower = findLowerLimit(limits, kind, lossLimitKinds);
    if (lower === null) return undefined;
    const name = names[lower.kind];
    const amount = pesoText(lower.amount);
    return t`${name}: ${amount}. It is lower, so it is reached first.`;
  };
  return lossLimitKinds.map((kind) => (
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
