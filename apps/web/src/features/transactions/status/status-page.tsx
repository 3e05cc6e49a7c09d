import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { CallState } from '@perya/app-kit/query/call-state';
import type { AnswerOf } from '@perya/contract/call';
import { isApiError } from '@perya/contract/client-errors';
import { listTexts } from '@perya/contract/list-texts';
import { readDeposit, readWithdrawal } from '@perya/contract/payments/calls/payments';
import { getOrder } from '@perya/contract/points/calls/mall';
import { say } from '@perya/contract/text';
import { buttonClass } from '@perya/ui/button';
import { EmptyState } from '@perya/ui/states/empty-state';
import { ErrorState } from '@perya/ui/states/error-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Link, useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLiveRefresh } from '../../../lib/live/use-live-refresh.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { Scene } from '../../../lib/page/scene.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { DepositDetail } from './deposit-detail.tsx';
import { OrderDetail } from './order-detail.tsx';
import { namedPayment, type StatusSearch } from './status-search.ts';
import { WithdrawalDetail } from './withdrawal-detail.tsx';

/** Another player's payment is answered as not found. */
const missingCodes = new Set(['NOT_FOUND', 'INVALID_INPUT']);

const followed = [readDeposit, readWithdrawal];

/** Where one payment or order stands; payments are followed live. [A-041 G-053 G-212 M-073] */
export function StatusPage({ search }: { readonly search: StatusSearch }) {
  const { t } = useLingui();
  const isHere = useHydrated();
  const payment = namedPayment(search);
  useLiveRefresh('payment', followed);
  const isOrder = isHere && payment?.type === 'RedeemFilcoins';
  const backTo = isOrder
    ? '/s-points/mall/detail'
    : `/s-transaction/${(isHere && payment?.type) || 'balance'}`;
  return (
    <div className="page-column">
      <PageHead
        title={t`Transaction status`}
        backTo={backTo}
        backLabel={t`Back to the transactions`}
      />
      {!isHere && <Reading />}
      {isHere && payment === null && <NoSuchRecord />}
      {isHere && payment?.type === 'deposit' && <Deposit key={payment.id} id={payment.id} />}
      {isHere && payment?.type === 'withdraw' && <Withdrawal key={payment.id} id={payment.id} />}
      {isOrder && <Order key={payment.id} id={payment.id} />}
    </div>
  );
}

function Deposit({ id }: { readonly id: string }) {
  const read = useCall(readDeposit, { id }, { isPerLanguage: true });
  return <Found read={read}>{(deposit) => <DepositDetail deposit={deposit} read={read} />}</Found>;
}

function Withdrawal({ id }: { readonly id: string }) {
  const read = useCall(readWithdrawal, { id }, { isPerLanguage: true });
  return (
    <Found read={read}>
      {(withdrawal) => <WithdrawalDetail withdrawal={withdrawal} read={read} />}
    </Found>
  );
}

function Order({ id }: { readonly id: string }) {
  const read = useCall(getOrder, { id }, { isPerLanguage: true });
  return <Found read={read}>{(order) => <OrderDetail order={order} />}</Found>;
}

type PaymentAnswer =
  | AnswerOf<typeof readDeposit>
  | AnswerOf<typeof readWithdrawal>
  | AnswerOf<typeof getOrder>;

interface FoundProps<Answer> {
  readonly read: CallState<Answer>;
  readonly children: (answer: Answer) => ReactNode;
}

function Found<Answer extends PaymentAnswer>({ read, children }: FoundProps<Answer>) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { answer, state, error, reload } = read;
  if (answer !== null) return children(answer);
  if (isApiError(error) && missingCodes.has(error.code)) return <NoSuchRecord />;
  if (state === 'failed') {
    return (
      <ErrorState
        title={say(listTexts.failed, language)}
        retryLabel={t`Try again`}
        onRetry={() => void reload()}
      />
    );
  }
  return <Reading />;
}

/** What the server renders too: it does not know the address's query. */
function Reading() {
  const { language } = useLanguage();
  return (
    <div role="status" className="grid gap-5 md:grid-cols-2">
      <p className="md:col-span-2">{say(listTexts.loading, language)}</p>
      <Skeleton className="h-48" />
      <Skeleton className="h-72" />
    </div>
  );
}

function NoSuchRecord() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Record not found`}
      text={t`It may belong to another account, or the link is incomplete.`}
      picture={<Scene name="papers" />}
      action={
        <Link to="/s-transaction/balance" className={buttonClass('secondary')}>
          {t`All transactions`}
        </Link>
      }
    />
  );
}
