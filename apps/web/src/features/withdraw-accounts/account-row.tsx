import { useLingui } from '@lingui/react/macro';
import type { WithdrawAccount } from '@perya/contract/payments/calls/withdraw-accounts';
import { Button } from '@perya/ui/button';
import { ChannelPicture } from '../../lib/cashier/channel-picture.tsx';
import { fullName } from '../../lib/cashier/usable-accounts.ts';
import { askToRemove } from './ask-to-remove.tsx';

/** The number is known by its end; the name is that of the identity check. [M-130 M-132] */
export function AccountRow({ account }: { readonly account: WithdrawAccount }) {
  const { t } = useLingui();
  const { channel_name: channel, account: number } = account;
  return (
    <li className="flex items-center gap-3 border-line border-b py-3 pr-2 pl-4 last:border-b-0">
      <ChannelPicture img={account.channel_img} />
      <div className="min-w-0 flex-1 leading-snug">
        <p className="font-semibold">{channel}</p>
        <p className="amount-figures text-[0.9375rem]">{number}</p>
        <p className="text-[0.8125rem] text-ink-muted [overflow-wrap:anywhere]">
          {fullName(account)}
        </p>
      </div>
      <Button
        kind="ghost"
        aria-label={t`Remove: ${channel} ${number}`}
        onClick={() => askToRemove(account, t`Remove this account?`)}
      >
        {t`Remove`}
      </Button>
    </li>
  );
}
