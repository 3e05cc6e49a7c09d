import { useLingui } from '@lingui/react/macro';
import type { CallState } from '@perya/app-kit/query/call-state';
import type { AnswerOf } from '@perya/contract/call';
import type { readDeposit, StrayPayment } from '@perya/contract/payments/calls/payments';
import { shownDepositStatus } from '@perya/contract/rules/payment-status';
import { Button, buttonClass } from '@perya/ui/button';
import { Link } from '@tanstack/react-router';
import { readWayBack } from '../../../lib/cashier/way-back.ts';
import { Fact } from '../../../lib/page/fact.tsx';
import { useHasRoute } from '../../../lib/page/has-route.ts';
import { pesoText } from '../../../lib/text/peso-text.ts';
import { useMoment } from '../../../lib/text/use-moment.ts';
import { readStatus } from '../status-look.ts';
import { askToCancel } from './ask-to-cancel.tsx';
import { AskedLine } from './asked-line.tsx';
import { GamesToPlay } from './games-to-play.tsx';
import { PaymentFacts, PaymentSummary } from './payment-summary.tsx';
import { Timeline } from './timeline.tsx';

type Deposit = AnswerOf<typeof readDeposit>;

interface DepositDetailProps {
  readonly deposit: Deposit;
  readonly read: CallState<Deposit>;
}

const isWithStaff = ({ state }: StrayPayment) => state === 'with_staff';

/** [G-053 G-210 G-212] */
export function DepositDetail({ deposit, read }: DepositDetailProps) {
  const { t } = useLingui();
  const { status, stray_payments: strays } = deposit;
  const isOpen = status === 'pending' || status === 'paying';
  const isLookedAt = strays.some(isWithStaff);
  const known = readStatus(status);
  const shown = known === null ? status : shownDepositStatus(known, isLookedAt);
  const cancel = () => askToCancel({ title: t`Cancel this deposit?`, id: deposit.id });
  return (
    <div className="grid gap-5 md:grid-cols-2 md:items-start md:gap-7">
      <div className="flex min-w-0 flex-col gap-5">
        <PaymentSummary payment={{ ...deposit, status: shown }} text={useStory(deposit)}>
          {strays.map((stray) => (
            <Stray key={stray.case_id} stray={stray} />
          ))}
          {isOpen && !isLookedAt && (
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
          {status === 'completed' && <GoOn />}
          <AskedLine
            read={read}
            seen={`${status} ${strays.map(({ state }) => state)}`}
            isFinal={!isOpen && !isLookedAt}
          />
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

/** The money is there: to the game or the page that one came from. */
function GoOn() {
  const { t } = useLingui();
  const { game, page } = readWayBack();
  return (
    <>
      <div className="flex flex-wrap gap-3 *:flex-1">
        <Link to={game ?? '/'} className={buttonClass('primary')}>
          {game === null ? t`Play` : t`Back to the game`}
        </Link>
        {page !== null && (
          <Link to={page} className={buttonClass('secondary')}>{t`Back to where you were`}</Link>
        )}
      </div>
      {game === null && <GamesToPlay />}
    </>
  );
}

/** A payment that did not fit: that it is here, and what becomes of it. */
function Stray({ stray }: { readonly stray: StrayPayment }) {
  const { t } = useLingui();
  const hasRoute = useHasRoute();
  const moment = useMoment('minute');
  const amount = `${stray.currency} ${stray.amount}`;
  const when = moment(stray.paid_at);
  const number = stray.case_id;
  const becomes = {
    with_staff: t`We check it, usually within a day: it is credited to you or refunded.`,
    credited: t`It was added to your wallet.`,
    given_back: t`It was refunded to you.`,
  };
  return (
    <div className="rounded-control bg-sunken px-3.5 py-3 text-[0.875rem] leading-snug">
      <p>
        {t`We received ${amount} on ${when}, which does not match this deposit.`}{' '}
        {becomes[stray.state]}
      </p>
      <p className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
        <strong>{t`Case ${number}`}</strong>
        {isWithStaff(stray) && hasRoute('/service') && (
          <Link
            to="/service"
            className="inline-flex min-h-11 items-center font-semibold text-accent-strong underline underline-offset-4"
          >
            {t`Ask about it`}
          </Link>
        )}
      </p>
    </div>
  );
}

/** What a status means for the player, now. */
function useStory({ status, expires_at, pay_url, stray_payments: strays }: Deposit): string {
  const { t } = useLingui();
  const moment = useMoment('minute');
  const until = moment(expires_at);
  if (status === 'completed') return t`The money is in your wallet.`;
  if (strays.some(isWithStaff)) return t`We have your payment. You do not need to pay again.`;
  if (status === 'timeout' && strays.length > 0) return t`The deposit itself has ended.`;
  if (status === 'timeout') return t`It was not paid in time. Nothing was taken from you.`;
  if (status === 'canceled') return t`It was canceled. Nothing was added to your wallet.`;
  return pay_url === null
    ? t`We are preparing the payment. This page updates itself.`
    : t`Pay before ${until}. This page updates itself.`;
}
