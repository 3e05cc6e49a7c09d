import { useLingui } from '@lingui/react/macro';
import type { CallState } from '@perya/app-kit/query/call-state';
import type { AnswerOf } from '@perya/contract/call';
import type { readWithdrawal } from '@perya/contract/payments/calls/payments';
import { centavos, formatPesos, parsePesos } from '@perya/money';
import { Fact } from '../../../lib/page/fact.tsx';
import { pesoText } from '../../../lib/text/peso-text.ts';
import { AskedLine } from './asked-line.tsx';
import { PaymentFacts, PaymentSummary } from './payment-summary.tsx';
import { Timeline } from './timeline.tsx';

type Withdrawal = AnswerOf<typeof readWithdrawal>;

/** What arrives: the amount less the fee. */
function arriving({ amount, fee }: Withdrawal): string {
  return formatPesos(centavos((parsePesos(amount) ?? 0n) - (parsePesos(fee) ?? 0n)));
}

interface WithdrawalDetailProps {
  readonly withdrawal: Withdrawal;
  readonly read: CallState<Withdrawal>;
}

/** [G-053 G-211 G-212] */
export function WithdrawalDetail({ withdrawal, read }: WithdrawalDetailProps) {
  const { t } = useLingui();
  const { status } = withdrawal;
  return (
    <div className="grid gap-5 md:grid-cols-2 md:items-start md:gap-7">
      <div className="flex min-w-0 flex-col gap-5">
        <PaymentSummary payment={withdrawal} text={useStory(status)}>
          <AskedLine
            read={read}
            seen={status}
            isFinal={status === 'completed' || status === 'canceled'}
          />
        </PaymentSummary>
        <PaymentFacts payment={withdrawal}>
          <Fact label={t`Fee`} value={pesoText(withdrawal.fee)} isAmount />
          <Fact label={t`You receive`} value={arriving(withdrawal)} isAmount />
          <Fact label={t`Account`} value={withdrawal.account} />
        </PaymentFacts>
      </div>
      <Timeline steps={withdrawal.steps} />
    </div>
  );
}

/** What a status means for the player, now. */
function useStory(status: string): string {
  const { t } = useLingui();
  if (status === 'completed') return t`The money was sent to your account.`;
  if (status === 'canceled') return t`It was canceled. The money is back in your wallet.`;
  if (status === 'under_review') {
    return t`We review it before it is paid, usually within a day. Your money is safe.`;
  }
  if (status === 'pending') return t`We have it and are checking it. This page updates itself.`;
  return t`The money is on its way to your account.`;
}
