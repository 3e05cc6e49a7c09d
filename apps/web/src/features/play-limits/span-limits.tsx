import { useLingui } from '@lingui/react/macro';
import type { PlayLimits } from '@perya/contract/limits/calls/limits';
import type { DepositLimitKind, LossLimitKind } from '@perya/contract/rules/play-limits';
import { pesoText } from '../../lib/text/peso-text.ts';
import { findLowerLimit } from './find-lower-limit.ts';
import { LimitCard } from './limit-card.tsx';
import type { LimitsFields } from './limits-form.tsx';
import { useLimitNames } from './use-limit-names.ts';

/** Of one span of time: what its limit means, and how much of it is used. */
export interface Span {
  readonly explanation: string;
  readonly used: string;
  readonly usedLabel: string;
}

interface SpanLimitsProps<Kind extends DepositLimitKind | LossLimitKind> {
  readonly limits: PlayLimits;
  readonly fields: LimitsFields;
  readonly kinds: readonly Kind[];
  readonly spans: Readonly<Record<Kind, Span>>;
}

/** Limits by the day, the week and the month, each of which says where a lower one is reached first. */
export function SpanLimits<Kind extends DepositLimitKind | LossLimitKind>(
  props: SpanLimitsProps<Kind>,
) {
  const { limits, fields, kinds, spans } = props;
  const { t } = useLingui();
  const names = useLimitNames();
  const noteOf = (kind: Kind) => {
    const lower = findLowerLimit(limits, kind, kinds);
    if (lower === null) return undefined;
    const name = names[lower.kind];
    const amount = pesoText(lower.amount);
    return t`${name}: ${amount}. It is lower, so it is reached first.`;
  };
  return kinds.map((kind) => (
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
