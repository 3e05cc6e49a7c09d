import { useLingui } from '@lingui/react/macro';
import {
  deleteAccount,
  type WithdrawAccount,
} from '@perya/contract/payments/calls/withdraw-accounts';
import { Button } from '@perya/ui/button';
import { toast } from '@perya/ui/toast';
import { openModal } from '../../lib/modals/open-modal.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';

/** Removing is asked for twice. [M-503] */
export function askToRemove(account: WithdrawAccount, title: string): void {
  openModal({
    title,
    presentation: 'center',
    closeOnMask: true,
    closeOnEscape: true,
    content: (close) => <RemoveAccount account={account} close={close} />,
  });
}

interface RemoveAccountProps {
  readonly account: WithdrawAccount;
  readonly close: () => void;
}

function RemoveAccount({ account, close }: RemoveAccountProps) {
  const { t } = useLingui();
  const { channel_name: channel, account: number } = account;
  const { submit, isBusy } = useSubmit(deleteAccount, {
    onDone: () => {
      toast.success(t`The account is removed`);
      close();
    },
  });
  return (
    <div className="flex flex-col gap-5">
      <p className="font-semibold">
        {channel} <span className="amount-figures">{number}</span>
      </p>
      <p className="text-ink-muted">
        {t`No new withdrawal can go there. What is on its way to it still arrives, and you can add it again.`}
      </p>
      <div className="flex gap-3 *:flex-1">
        <Button kind="secondary" onClick={close}>{t`Keep`}</Button>
        <Button kind="danger" busy={isBusy} onClick={() => void submit({ id: account.id })}>
          {t`Remove`}
        </Button>
      </div>
    </div>
  );
}
