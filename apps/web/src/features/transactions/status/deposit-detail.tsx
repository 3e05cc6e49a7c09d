import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import type { readDeposit } from '@perya/contract/calls/payments';
import { Button, buttonClass } from '@perya/ui/button';
import { Fact } from '../../../lib/page/fact.tsx';
import { pesoText } from '../../../lib/text/peso-text.ts';
import { useMoment } from '../../../lib/text/use-moment.ts';
import { askToCancel } from './ask-to-cancel.tsx';
import { PaymentFacts, PaymentSummary } from './payment-summary.tsx';
import { Timeline } from './timeline.tsx';

type Deposit = AnswerOf<typeof readDeposit>;

interface DepositDetailProps {
  readonly deposit: Deposit;
  readonly reload: () => Promise<void>;
}

/** [G-053 G-210 G-212] */
export function DepositDetail({ deposit, reload }: DepositDetailProps) {
  const { t } = useLingui();
  const isOpen = deposit.status === 'pending' || deposit.status === 'paying';
  const cancel = () =>
    askToCancel({ title: t`Cancel this deposit?`, id: deposit.id, onDone: reload });
  return (
    <div className="grid gap-5 md:grid-cols-2 md:items-start md:gap-7">
      <div className="flex min-w-0 flex-col gap-5">
        <PaymentSummary payment={deposit} text={useStory(deposit)}>
          {isOpen && (
            <div className="flex flex-wrap gap-3">
              {deposit.pay_url !== null && (
                <a href={deposit.pay_url} className={`${buttonClass('primary')} flex-1`}>
                  {t`Pay now`}
                </a>
              )}
              <Button kind="secondary" className="flex-1" onClick={cancel}>
                {t`Cancel deposit`}
              </Button>
            </div>
          )}
        </PaymentSummary>
        <PaymentFacts payment={deposit}>
          {deposit.fee !== '0.00' && <Fact label={t`Fee`} value={pesoText(deposit.fee)} isAmount />}
          {deposit.cashback !== '0.00' && (
            <Fact label={t`Cashback`} value={pesoText(deposit.cashback)} isAmount />
          )}
        </PaymentFacts>
      </div>
      <Timeline steps={deposit.steps} />
    </div>
  );
}

/** What a status means for the player, now. */
function useStory({ status, expires_at, pay_url }: Deposit): string {
  const { t } = useLingui();
  const moment = useMoment('minute');
  const until = moment(expires_at);
  if (status === 'completed') return t`The money is in your wallet.`;
  if (status === 'timeout') return t`It was not paid in time. Nothing was taken from you.`;
  if (status === 'canceled') return t`It was canceled. Nothing was added to your wallet.`;
  return pay_url === null
    ? t`We are preparing the payment. This page follows it.`
    : t`Pay before ${until}. This page follows the payment.`;
}
