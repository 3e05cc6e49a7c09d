import { useLingui } from '@lingui/react/macro';
import type { PlayLimit, PlayLimits } from '@perya/contract/calls/limits';
import type { LimitKind } from '@perya/contract/rules/play-limits';
import { Amount } from '@perya/ui/amount';
import { ProgressBar } from '@perya/ui/states/progress-bar';
import { pesoText } from '../../lib/text/peso-text.ts';
import { LimitForm } from './limit-form.tsx';
import { LimitsSection } from './limits-section.tsx';
import { PendingLimit } from './pending-limit.tsx';
import { usedPercent } from './used-share.ts';

interface LimitCardProps {
  readonly kind: LimitKind;
  readonly title: string;
  readonly explanation: string;
  readonly limit: PlayLimit;
  /** What of it is used today. */
  readonly used: string;
  readonly onChanged: (limits: PlayLimits) => void;
}

/** A limit as it stands, what of it is used, what is to come, and the way to change it. */
export function LimitCard({ kind, title, explanation, limit, used, onChanged }: LimitCardProps) {
  const { t } = useLingui();
  const { amount, next } = limit;
  return (
    <LimitsSection title={title} explanation={explanation}>
      {amount === null ? (
        <p className="font-semibold">{t`No limit set`}</p>
      ) : (
        <div className="flex flex-col gap-2">
          <p className="font-display font-extrabold text-2xl leading-tight">
            <Amount value={pesoText(amount)} />
          </p>
          <ProgressBar
            label={t`Used today`}
            value={usedPercent(used, amount)}
            max={100}
            valueText={`${pesoText(used)} / ${pesoText(amount)}`}
          />
        </div>
      )}
      {next !== null && <PendingLimit kind={kind} next={next} onChanged={onChanged} />}
      <LimitForm kind={kind} title={title} hasLimit={amount !== null} onChanged={onChanged} />
    </LimitsSection>
  );
}
