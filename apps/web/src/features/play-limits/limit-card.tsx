import { useLingui } from '@lingui/react/macro';
import type { PlayLimit } from '@perya/contract/limits/calls/limits';
import type { LimitKind } from '@perya/contract/rules/play-limits';
import { Amount } from '@perya/ui/amount';
import { Icon } from '@perya/ui/icon';
import { infoIcon } from '@perya/ui/icons/frame';
import { ProgressBar } from '@perya/ui/states/progress-bar';
import type { ReactNode } from 'react';
import { pesoText } from '../../lib/text/peso-text.ts';
import { LimitFields } from './limit-fields.tsx';
import type { LimitsFields } from './limits-form.tsx';
import { LimitsSection } from './limits-section.tsx';
import { PendingLimit } from './pending-limit.tsx';
import { leftOf, usedPercent } from './used-share.ts';

interface LimitCardProps {
  readonly kind: LimitKind;
  readonly title: string;
  readonly explanation: string;
  readonly limit: PlayLimit;
  /** What the house has set: only the house lifts it. */
  readonly house: string | null;
  /** What of it is used. */
  readonly used: string;
  readonly usedLabel: string;
  /** What else is to be known of it as it stands. */
  readonly note?: string | undefined;
  readonly fields: LimitsFields;
}

export function Note({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 rounded-control bg-sunken p-3 text-[0.875rem]">
      <Icon drawing={infoIcon} className="mt-0.5 size-5 text-ink-muted" />
      {children}
    </p>
  );
}

/** Who set it: the player may only be stricter than the house. */
function HouseNote({ amount }: { readonly amount: string }) {
  const { t } = useLingui();
  const set = pesoText(amount);
  return (
    <Note>{t`Set by us: at most ${set}. You can make it stricter; only we can lift it, so ask support.`}</Note>
  );
}

/** A limit as it stands, what of it is used, what is to come, and the way to change it. */
export function LimitCard(props: LimitCardProps) {
  const { kind, title, explanation, limit, house, used, usedLabel, note, fields } = props;
  const { t } = useLingui();
  const { amount, next } = limit;
  const left = amount === null ? '' : pesoText(leftOf(used, amount));
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
            label={usedLabel}
            value={usedPercent(used, amount)}
            max={100}
            valueText={`${pesoText(used)} / ${pesoText(amount)}`}
          />
          <p className="font-semibold text-[0.9375rem]">{t`Left: ${left}`}</p>
        </div>
      )}
      {house !== null && <HouseNote amount={house} />}
      {note !== undefined && <Note>{note}</Note>}
      {next !== null && <PendingLimit kind={kind} next={next} />}
      <LimitFields
        kind={kind}
        title={title}
        fields={fields}
        hasLimit={amount !== null}
        house={house}
      />
    </LimitsSection>
  );
}
