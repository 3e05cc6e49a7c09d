import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { failureText } from '@perya/app-kit/query/failure-text';
import { isApiError } from '@perya/contract/client-errors';
import { errors } from '@perya/contract/errors';
import type { KycRecord } from '@perya/contract/kyc/calls/kyc';
import type { Channel } from '@perya/contract/payments/calls/payments';
import {
  insertAccount,
  type WithdrawAccount,
} from '@perya/contract/payments/calls/withdraw-accounts';
import { readAccountNumber } from '@perya/contract/rules/account-number';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { toast } from '@perya/ui/toast';
import { useState } from 'react';
import { fullName } from '../../../lib/cashier/usable-accounts.ts';
import { useForm } from '../../../lib/fields/use-form.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { accountChoices, isFull } from './account-choices.ts';
import { ChannelChoice } from './channel-choice.tsx';
import { NumberField } from './number-field.tsx';
import { nothingTyped } from './typed-account.ts';

interface AccountFormProps {
  readonly channels: readonly Channel[];
  readonly accounts: readonly WithdrawAccount[];
  readonly names: Pick<KycRecord, 'first_name' | 'middle_name' | 'last_name'>;
  readonly onAdded: (account: WithdrawAccount) => void;
}

export function AccountForm({ channels, accounts, names, onAdded }: AccountFormProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const choices = accountChoices(channels, accounts);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const free = choices.find(({ exists }) => !exists)?.channel;
  const channel = channels.find(({ id }) => id === chosenId) ?? free;
  const { first_name, middle_name, last_name } = names;
  const form = useForm({
    start: { number: nothingTyped },
    problemsOf: ({ number: { digits } }) => ({
      number:
        channel !== undefined &&
        digits !== '' &&
        readAccountNumber(channel.flag, digits) === null &&
        errors.ACCOUNT_NUMBER_INVALID.message,
    }),
  });
  // A refusal is said in a toast, but for that of the number: what was typed stays to be looked at. [M-423]
  const { submit, isBusy } = useSubmit(insertAccount, {
    onDone: (account) => {
      toast.success(t`The account is added`);
      onAdded(account);
    },
    problemOf: (error) =>
      isApiError(error) && error.code === 'ACCOUNT_NOT_AT_BANK'
        ? form.refusing('number')(error)
        : failureText(error, language),
  });
  const send = form.sendBy(({ number: { digits: account } }) => {
    // Nothing was typed: nothing happens. [M-314]
    if (channel === undefined || account === '') return;
    return submit({ account, channel_name: channel.name, first_name, middle_name, last_name });
  });
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      <ChannelChoice
        choices={choices}
        value={channel?.id ?? null}
        onChange={(id) => {
          setChosenId(id);
          form.set({ number: nothingTyped });
        }}
      />
      {channel !== undefined && (
        <NumberField
          channel={channel}
          typed={form.values.number}
          onType={(number) => form.set({ number })}
          error={form.errorOf('number')}
        />
      )}
      <div className="flex flex-col gap-1 rounded-control bg-sunken px-3.5 py-3">
        <span className="text-[0.8125rem] text-ink-muted">{t`Account name`}</span>
        <strong className="[overflow-wrap:anywhere]">{fullName(names)}</strong>
        <span className="text-[0.8125rem] text-ink-muted leading-snug">
          {t`From your identity check. Money is paid only to an account in this name.`}
        </span>
      </div>
      <Button
        type="submit"
        size="large"
        busy={isBusy}
        className="w-full"
        disabledReason={isFull(accounts) ? say(errors.ACCOUNTS_FULL.message, language) : undefined}
      >
        {t`Add account`}
      </Button>
    </form>
  );
}
