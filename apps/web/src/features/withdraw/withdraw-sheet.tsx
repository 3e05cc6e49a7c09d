import { useLingui } from '@lingui/react/macro';
import { getWallet } from '@perya/contract/ledger/calls/wallet';
import { listChannels } from '@perya/contract/payments/calls/payments';
import { listAccounts } from '@perya/contract/payments/calls/withdraw-accounts';
import { ErrorState } from '@perya/ui/states/error-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { channelPartnerOf } from '../../lib/cashier/channel-partner.ts';
import { usableAccounts } from '../../lib/cashier/usable-accounts.ts';
import type { OverlayContentProps } from '../../lib/overlays/overlay-contents.ts';
import { useCall } from '../../lib/query/use-call.ts';
import { useSession } from '../../lib/session/session.ts';
import { provedPartner } from '../../lib/session/wallet-app-user.ts';
import { FundsCard } from './funds-card.tsx';
import { fundsOf } from './rules/withdraw-figures.ts';
import { WithdrawForm } from './withdraw-form.tsx';

/** The withdrawal: what may leave, where to and how much. [A-008 M-079] */
export default function WithdrawSheet({ close }: OverlayContentProps) {
  const { t } = useLingui();
  const partner = channelPartnerOf(provedPartner());
  const needsAccount = partner !== 'maya';
  const wallet = useCall(getWallet, {});
  // Kept up to date by whatever tells the app of a change.
  const shown = useSession((session) => session.wallet) ?? wallet.answer;
  const channels = useCall(listChannels, { mode: '2', partner }, { isPerLanguage: true });
  const accounts = useCall(listAccounts, {}, { isWanted: needsAccount });
  const parts = needsAccount ? [wallet, channels, accounts] : [wallet, channels];
  if (shown === null || parts.some(({ answer }) => answer === null)) {
    if (!parts.some(({ state }) => state === 'failed')) return <Skeleton className="h-120" />;
    return (
      <ErrorState
        title={t`The withdrawal could not be loaded`}
        retryLabel={t`Try again`}
        onRetry={() => parts.forEach(({ reload }) => void reload())}
      />
    );
  }
  const funds = fundsOf(shown);
  return (
    <div className="flex flex-col gap-4 md:gap-2.5">
      <FundsCard funds={funds} />
      <WithdrawForm
        withdrawable={funds.withdrawable}
        channels={channels.answer ?? []}
        accounts={needsAccount ? usableAccounts(accounts.answer ?? []) : null}
        partner={partner}
        close={close}
      />
    </div>
  );
}
