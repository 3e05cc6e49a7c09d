import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@perya/contract/payments/calls/payments';
import type { WithdrawAccount } from '@perya/contract/payments/calls/withdraw-accounts';
import { accountsMax } from '@perya/contract/rules/payment-channels';
import { Button } from '@perya/ui/button';
import { Icon } from '@perya/ui/icon';
import { plusIcon } from '@perya/ui/icons/action';
import { errorIcon } from '@perya/ui/icons/status';
import { useId } from 'react';
import { openAddAccount } from '../../lib/cashier/add-account.ts';
import { ChannelPicture } from '../../lib/cashier/channel-picture.tsx';

interface AccountChoiceProps {
  readonly accounts: readonly WithdrawAccount[];
  readonly channels: readonly Channel[];
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  readonly error: string | undefined;
}

/** Which account the money goes to, and the way to another one. [M-080 M-131] */
export function AccountChoice({ accounts, channels, value, onChange, error }: AccountChoiceProps) {
  const { t } = useLingui();
  const id = useId();
  const closedOf = (account: WithdrawAccount) => {
    const channel = channels.find((each) => each.id === account.channel_id);
    return channel === undefined || channel.is_open ? '' : channel.closed_text;
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2" aria-describedby={error && `${id}-error`}>
      <legend className="mb-1.5 font-semibold text-[0.875rem]">{t`Account`}</legend>
      {accounts.map((account) => (
        <label
          key={account.id}
          className="flex min-h-14 items-center gap-3 rounded-control border border-line bg-raised px-3.5 py-2 has-checked:border-accent-strong has-checked:bg-accent-soft"
        >
          <input
            type="radio"
            name={id}
            value={account.id}
            checked={account.id === value}
            onChange={() => onChange(account.id)}
            className="size-5 shrink-0 appearance-none rounded-full border-2 border-control bg-raised checked:border-[0.375rem] checked:border-accent-strong"
          />
          <ChannelPicture img={account.channel_img} />
          <span className="min-w-0 flex-1 leading-snug">
            <span className="block font-semibold text-[0.9375rem]">{account.channel_name}</span>
            <span className="amount-figures block text-[0.8125rem] text-ink-muted">
              {account.account}
            </span>
            <span className="block text-[0.8125rem] text-ink-muted empty:hidden">
              {closedOf(account)}
            </span>
          </span>
        </label>
      ))}
      {accounts.length < accountsMax && (
        <Button
          kind="secondary"
          className="border-dashed"
          onClick={() => void openAddAccount({ onAdded: onChange })}
        >
          <Icon drawing={plusIcon} className="size-5" />
          {t`Add account`}
        </Button>
      )}
      <div aria-live="polite" className="empty:hidden">
        {error && (
          <p
            id={`${id}-error`}
            className="flex items-start gap-1.5 text-[0.8125rem] text-negative leading-snug"
          >
            <Icon drawing={errorIcon} className="mt-px size-4" />
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
