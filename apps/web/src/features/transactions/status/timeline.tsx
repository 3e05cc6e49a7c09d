import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { PaymentStep } from '@perya/contract/payments/calls/payments';
import { paymentStatusTexts } from '@perya/contract/rules/payment-status';
import { say } from '@perya/contract/text';
import { classNames } from '@perya/ui/class-names';
import { Icon } from '@perya/ui/icon';
import { DetailSection } from '../../../lib/page/detail-section.tsx';
import { useMoment } from '../../../lib/text/use-moment.ts';
import { readStatus, statusLooks } from '../status-look.ts';

const tones = { positive: 'text-positive', warning: 'text-warning', negative: 'text-negative' };

/** How a payment came to where it stands, step by step; the newest is the last. */
export function Timeline({ steps }: { readonly steps: readonly PaymentStep[] }) {
  const { t } = useLingui();
  if (steps.length === 0) return null;
  return (
    <DetailSection title={t`What happened`}>
      <ol className="px-4 py-4">
        {steps.map((step, place) => (
          <TimelineStep
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end.
            key={place}
            step={step}
            isLast={place === steps.length - 1}
          />
        ))}
      </ol>
    </DetailSection>
  );
}

interface TimelineStepProps {
  readonly step: PaymentStep;
  readonly isLast: boolean;
}

function TimelineStep({ step, isLast }: TimelineStepProps) {
  const { language } = useLanguage();
  const moment = useMoment('full');
  const status = readStatus(step.status);
  const look = status === null ? null : statusLooks[status];
  return (
    <li aria-current={isLast ? 'step' : undefined} className="relative flex gap-3 pb-5 last:pb-0">
      {!isLast && (
        <span aria-hidden="true" className="absolute top-6 bottom-0 left-3 w-px bg-line" />
      )}
      <span
        className={classNames(
          'flex size-6 shrink-0 items-center justify-center',
          isLast && look !== null ? tones[look.tone] : 'text-ink-muted',
        )}
      >
        {look !== null && <Icon drawing={look.drawing} className="size-6" />}
      </span>
      <div className="min-w-0">
        <p className={classNames('text-[0.9375rem] leading-6', isLast && 'font-semibold')}>
          {status === null ? step.status : say(paymentStatusTexts[status], language)}
        </p>
        <p className="text-[0.8125rem] text-ink-muted">{moment(step.at)}</p>
        {step.note !== '' && <p className="mt-0.5 text-[0.875rem]">{step.note}</p>}
      </div>
    </li>
  );
}
