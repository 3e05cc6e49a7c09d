import { useLingui } from '@lingui/react/macro';
import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { kycStatusOf } from '@perya/contract/rules/kyc-status';
import { Amount } from '@perya/ui/amount';
import { Icon } from '@perya/ui/icon';
import { walletIcon } from '@perya/ui/icons/status';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { openCashier } from '../../lib/cashier/open-cashier.ts';
import { takeHint } from '../../lib/kyc-gate/kyc-hint.ts';
import { showKycModal } from '../../lib/kyc-gate/kyc-modals.ts';
import { useOverlayContents } from '../../lib/overlays/overlay-contents.ts';
import { useSession } from '../../lib/session/session.ts';
import { pesoText } from '../../lib/text/peso-text.ts';
import { Bell } from './bell.tsx';

/** The balance on every page. A tap leads to the deposit; while there is none, to the wallet of the user centre. Under review it says first what can be done with the money. */
export default function WalletLink(): ReactNode {
  const { t } = useLingui();
  const balance = useSession((session) => session.wallet?.balance);
  const isUnderReview = useSession(
    ({ profile }) => kycStatusOf(profile?.kyc_status ?? 0) === 'under_review',
  );
  const canDeposit = useOverlayContents((contents) => contents.deposit !== undefined);
  const amount = balance === undefined ? null : pesoText(balance);
  return (
    <div className="bar-player">
      <Bell />
      <Link
        to="/my"
        aria-label={amount === null ? t`Wallet` : t`Wallet: ${amount}`}
        onClick={(event) => {
          const isHinted = isUnderReview && takeHint(sessionStore, 'wallet');
          if (isHinted) void showKycModal('wallet-hint');
          if (!canDeposit) return;
          event.preventDefault();
          // One dialog at a time: whoever has read the hint taps again.
          if (!isHinted) openCashier('deposit');
        }}
        className="wallet-link"
      >
        <Icon drawing={walletIcon} className="size-5" />
        {amount === null ? t`Wallet` : <Amount value={amount} rolling />}
      </Link>
    </div>
  );
}
