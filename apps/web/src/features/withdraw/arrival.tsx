import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@perya/contract/payments/calls/payments';
import type { WithdrawAccount } from '@perya/contract/payments/calls/withdraw-accounts';
import { formatPesos } from '@perya/money';
import { Icon } from '@perya/ui/icon';
import { clockIcon } from '@perya/ui/icons/status';
import { payoutOf } from './rules/withdraw-figures.ts';

interface ArrivalProps {
  readonly channel: Channel | null;
  /** Null where none is chosen. */
  readonly account: WithdrawAccount | null;
  readonly amount: string;
}

export const promisedMinutes = 5;

/** Fee, what arrives and when, before the button. [M-454 M-512] */
export function Arrival({ channel, account, amount }: ArrivalProps) {
  const { t } = useLingui();
  const payout = channel && payoutOf(channel, amount);
  return (
    <div className="flex flex-col gap-2 rounded-control bg-sunken px-3.5 py-3 text-[0.875rem] md:py-2">
      {payout && (
        <dl className="flex flex-col gap-1" aria-live="polite">
          <div className="flex justify-between gap-3">
            <dt className="text-ink-muted">{t`Fee`}</dt>
            <dd className="amount-figures">
              {payout.fee === 0n ? t`No fee` : formatPesos(payout.fee)}
            </dd>
          </div>
          <div className="flex justify-between gap-3">
            <dt className="text-ink-muted">{t`You receive`}</dt>
            <dd className="amount-figures font-bold">{formatPesos(payout.arrives)}</dd>
          </div>
          {account !== null && (
            <div className="flex justify-between gap-3">
              <dt className="text-ink-muted">{t`Goes to`}</dt>
              <dd className="amount-figures text-right">
                {account.channel_name} {account.account}
              </dd>
            </div>
          )}
        </dl>
      )}
      <p className="flex items-start gap-2 leading-snug">
        <Icon drawing={clockIcon} className="mt-px size-4.5 text-accent-strong" />
        <span>
          {t`The money generally arrives within ${promisedMinutes} minutes.`}{' '}
          {t`We may review your first or a large one, usually within a day.`}{' '}
          {t`You can follow it under Transactions.`}
        </span>
      </p>
    </div>
  );
}
