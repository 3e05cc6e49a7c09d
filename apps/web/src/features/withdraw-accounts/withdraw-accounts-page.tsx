import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { errors } from '@perya/contract/errors';
import { listTexts } from '@perya/contract/list-texts';
import { listAccounts } from '@perya/contract/payments/calls/withdraw-accounts';
import { accountsMax } from '@perya/contract/rules/payment-channels';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { Icon } from '@perya/ui/icon';
import { plusIcon } from '@perya/ui/icons/action';
import { EmptyState } from '@perya/ui/states/empty-state';
import { ListState } from '@perya/ui/states/list-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { openAddAccount } from '../../lib/cashier/add-account.ts';
import { usableAccounts } from '../../lib/cashier/usable-accounts.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { Scene } from '../../lib/page/scene.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { AccountRow } from './account-row.tsx';

/** Where a player's money may be paid to. [A-050 M-130 M-131 M-132] */
export function WithdrawAccountsPage() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { answer, state, reload } = useCall(listAccounts, {});
  const accounts = usableAccounts(answer ?? []);
  const count = accounts.length;
  return (
    <div className="page-column page-narrow">
      <PageHead title={t`Withdrawal accounts`} backTo="/my" backLabel={t`Back to My`} />
      <p className="text-ink-muted">
        {t`Withdrawals are paid to these accounts. They are in the name of your identity check.`}
      </p>
      <ListState
        state={state === 'failed' ? 'error' : state}
        loadingText={say(listTexts.loading, language)}
        emptyText=""
        errorText={t`Your accounts could not be loaded`}
        retryLabel={t`Try again`}
        onRetry={() => void reload()}
        skeleton={<Skeleton className="h-56" />}
      >
        {count === 0 ? (
          <EmptyState
            picture={<Scene name="money" />}
            title={say(listTexts.emptyShell, language)}
            text={t`Add an e-wallet or a bank account, so that your winnings can be paid out.`}
          />
        ) : (
          <Card flush>
            <ul aria-label={t`Withdrawal accounts`}>
              {accounts.map((account) => (
                <AccountRow key={account.id} account={account} />
              ))}
            </ul>
          </Card>
        )}
        <div className="flex flex-col gap-2 *:w-full">
          <Button
            size="large"
            className="w-full"
            onClick={() => void openAddAccount()}
            disabledReason={
              count >= accountsMax ? say(errors.ACCOUNTS_FULL.message, language) : undefined
            }
          >
            <Icon drawing={plusIcon} className="size-5" />
            {t`Add account`}
          </Button>
          {count > 0 && count < accountsMax && (
            <p className="text-center text-[0.8125rem] text-ink-muted">
              {t`${count} of ${accountsMax} accounts`}
            </p>
          )}
        </div>
      </ListState>
    </div>
  );
}
