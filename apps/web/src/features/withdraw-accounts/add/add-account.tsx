import { useLingui } from '@lingui/react/macro';
import { listChannels } from '@perya/contract/payments/calls/payments';
import { listAccounts } from '@perya/contract/payments/calls/withdraw-accounts';
import { ErrorState } from '@perya/ui/states/error-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useKycRecord } from '../../../lib/kyc/use-kyc-record.ts';
import { useCall } from '../../../lib/query/use-call.ts';
import { AccountForm } from './account-form.tsx';

interface AddAccountProps {
  readonly onAdded: ((id: string) => void) | undefined;
  readonly close: () => void;
}

/** Where money can go, which of it the player has already, and whose name stands on it. */
export function AddAccount({ onAdded, close }: AddAccountProps) {
  const { t } = useLingui();
  const channels = useCall(listChannels, { mode: '2' }, { isPerLanguage: true });
  const accounts = useCall(listAccounts, {});
  const kyc = useKycRecord();
  const hasFailed = channels.state === 'failed' || accounts.state === 'failed' || kyc.hasFailed;
  if (channels.answer === null || accounts.answer === null || kyc.record === null) {
    if (!hasFailed) return <Skeleton className="h-96" />;
    const retry = () => void Promise.all([channels.reload(), accounts.reload(), kyc.reload()]);
    return (
      <ErrorState title={t`This could not be loaded`} retryLabel={t`Try again`} onRetry={retry} />
    );
  }
  return (
    <AccountForm
      channels={channels.answer}
      accounts={accounts.answer}
      names={kyc.record}
      onAdded={({ id }) => {
        onAdded?.(id);
        close();
      }}
    />
  );
}
