import { useLingui } from '@lingui/react/macro';
import type { StaffPaymentStep } from '@perya/contract/payments/staff-calls/withdrawals';
import type { PaymentStatus } from '@perya/contract/rules/payment-status';
import { Moment } from '../../../lib/show/moment.tsx';
import { statusNames } from './status.tsx';

const isStatus = (name: string): name is PaymentStatus => Object.hasOwn(statusNames, name);

/** How a payment moved, oldest first: when, to what, by whom and why. */
export function StepList({ steps }: { readonly steps: readonly StaffPaymentStep[] }) {
  const { t } = useLingui();
  const byWords: Readonly<Record<string, string>> = {
    player: t`by the player`,
    gateway: t`by the gateway`,
    system: t`by the system`,
  };
  if (steps.length === 0) return <p className="text-ink-muted">{t`Nothing has happened yet`}</p>;
  return (
    <ol className="step-list">
      {steps.map((step) => (
        <li key={`${step.at} ${step.status} ${step.from ?? ''}`}>
          <span className="font-semibold">
            {isStatus(step.status) ? t(statusNames[step.status]) : step.status}
          </span>{' '}
          <span className="text-ink-muted">{byWords[step.by] ?? step.by}</span>
          <div className="text-ink-muted">
            <Moment at={step.at} />
            {step.reason !== '' && ` · ${step.reason}`}
          </div>
        </li>
      ))}
    </ol>
  );
}
