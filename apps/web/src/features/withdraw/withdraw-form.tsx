import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { noConnection } from '@perya/app-kit/query/failure-text';
import { isApiError } from '@perya/contract/client-errors';
import { type Channel, startWithdrawal } from '@perya/contract/payments/calls/payments';
import type { WithdrawAccount } from '@perya/contract/payments/calls/withdraw-accounts';
import type { ChannelPartner } from '@perya/contract/rules/payment-channels';
import { say } from '@perya/contract/text';
import type { Centavos } from '@perya/money';
import { Button } from '@perya/ui/button';
import { toast } from '@perya/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from '../../lib/fields/use-form.ts';
import { closeModals } from '../../lib/modals/open-modal.ts';
import { LegalNotice } from '../../lib/page/legal-notice.tsx';
import { refresh } from '../../lib/query/refresh.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { AccountChoice } from './account-choice.tsx';
import { AmountField } from './amount-field.tsx';
import { Arrival, promisedMinutes } from './arrival.tsx';
import { chooseTarget } from './rules/choose-target.ts';
import { amountProblem, missingFields } from './rules/withdraw-problems.ts';

interface WithdrawFormProps {
  readonly withdrawable: Centavos;
  readonly channels: readonly Channel[];
  /** Null where money goes to the player's own wallet and none is chosen. [M-326] */
  readonly accounts: readonly WithdrawAccount[] | null;
  readonly partner: ChannelPartner;
  readonly close: () => void;
}

export function WithdrawForm({
  withdrawable,
  channels,
  accounts,
  partner,
  close,
}: WithdrawFormProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { account, channel } = chooseTarget({ accounts, channels }, chosenId);
  const typed = (amount: string) => ({
    needsAccount: accounts !== null,
    accountId: account?.id ?? null,
    amount,
    channel,
    withdrawable,
  });
  const required = (field: string) => t`${field} is required`;
  const form = useForm({
    start: { account: '', amount: '' },
    tells: 'once-left',
    problemsOf: ({ amount }) => {
      const missing = missingFields(typed(amount));
      return {
        account: missing.includes('account') && required(t`Account`),
        amount: amountProblem(typed(amount)) ?? (missing.includes('amount') && required(t`Amount`)),
      };
    },
  });
  const { amount } = form.values;
  const problem = amountProblem(typed(amount));
  const problemOf = useWithdrawFailure();
  const { submit, isBusy } = useSubmit(startWithdrawal, {
    problemOf,
    onDone: async ({ id, status }) => {
      const isWaiting = status === 'under_review' || status === 'pending';
      if (!isWaiting) {
        toast.success(t`success!`);
        toast.info(
          t`The money is on its way. It generally arrives within ${promisedMinutes} minutes.`,
        );
      }
      if (status === 'pending') toast.info(t`We have your withdrawal and are checking it.`);
      if (status === 'under_review')
        toast.info(t`We review your withdrawal before it is paid, usually within a day.`);
      closeModals();
      close();
      // Whoever must wait is led to where it stands.
      const where = { id: Number(id), type: 'withdraw' };
      if (isWaiting) await navigate({ to: '/s-transaction/status', search: where });
    },
  });
  const send = form.sendBy(({ amount }) =>
    submit({ ...(account === null ? {} : { account_id: account.id }), amount, partner }),
  );
  return (
    <form noValidate onSubmit={send} className="contents">
      {accounts === null ? (
        <p className="text-ink-muted">{t`The money goes to your own wallet in this app.`}</p>
      ) : (
        <AccountChoice
          accounts={accounts}
          channels={channels}
          value={account?.id ?? null}
          onChange={setChosenId}
          error={form.errorOf('account')}
        />
      )}
      <AmountField
        amount={amount}
        onChange={(next) => form.set({ amount: next })}
        channel={channel}
        withdrawable={withdrawable}
        error={problem === null ? form.errorOf('amount') : say(problem, language)}
      />
      <Arrival channel={channel} account={account} amount={amount} />
      <LegalNotice />
      {/* In reach of the thumb, however long the sheet is. */}
      <div className="sticky -bottom-5 z-1 -mx-5 -mb-5 flex flex-col border-line border-t bg-raised px-5 pt-3 pb-4 md:rounded-b-sheet">
        <Button
          type="submit"
          size="large"
          busy={isBusy}
          className="w-full"
          disabledReason={channel === null || channel.is_open ? undefined : channel.closed_text}
        >
          {t`Withdraw`}
        </Button>
      </div>
    </form>
  );
}

/** The server's words; a balance that has changed meanwhile is shown as it is now. [M-424] */
function useWithdrawFailure(): (error: unknown) => string {
  const { language } = useLanguage();
  return (error) => {
    if (!isApiError(error)) return say(noConnection, language);
    if (error.code === 'NOT_WITHDRAWABLE') void refresh(startWithdrawal.refreshes);
    return error.message;
  };
}
