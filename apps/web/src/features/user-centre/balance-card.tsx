import { useLingui } from '@lingui/react/macro';
import { currency } from '@perya/contract/constants';
import { getWallet } from '@perya/contract/ledger/calls/wallet';
import { Amount } from '@perya/ui/amount';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { Skeleton } from '@perya/ui/states/skeleton';
import { type MoneyAction, moneyWay } from '../../lib/cashier/money-way.ts';
import { openCashier } from '../../lib/cashier/open-cashier.ts';
import { useOverlayContents } from '../../lib/overlays/overlay-contents.ts';
import { readBootData } from '../../lib/page/boot-data.ts';
import { useCall } from '../../lib/query/use-call.ts';
import type { Partner } from '../../lib/session/partner.ts';
import { useSession } from '../../lib/session/session.ts';
import { balanceText } from './balance-text.ts';
import { mayTakeTestFunds } from './may-take-test-funds.ts';
import { TestFunds } from './test-funds.tsx';

/** Side by side also where a word is long and the screen small. */
const wayClass = 'flex-1 whitespace-nowrap px-2!';

/** What the wallet holds, and the two ways its money moves as soon as they are open. [M-043] */
export function BalanceCard({ partner }: { readonly partner: Partner | null }) {
  const { t } = useLingui();
  const wallet = useSession((session) => session.wallet);
  const profile = useSession((session) => session.profile);
  const contents = useOverlayContents();
  // On failure the last known balance stays; without one it is said.
  const { state, reload } = useCall(getWallet, {});
  // A money button stands there as soon as what it opens does.
  const isOpen = (action: MoneyAction) => {
    const way = moneyWay(action, partner);
    return way.kind === 'wallet-app' || contents[way.action] !== undefined;
  };
  const canDeposit = isOpen('deposit');
  const canWithdraw = isOpen('withdraw');
  return (
    <Card kind="glow" className="flex flex-col gap-4 p-5">
      <section aria-labelledby="balance-title" className="flex flex-col gap-1">
        <h2 id="balance-title" className="font-semibold text-[0.9375rem]">
          {t`My Balance`}
        </h2>
        {wallet === null && state !== 'failed' && <Skeleton className="h-10 w-48" />}
        {wallet === null && state === 'failed' && (
          <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
            <p>{t`Your balance could not be loaded`}</p>
            <Button kind="secondary" onClick={() => void reload()}>{t`Try again`}</Button>
          </div>
        )}
        {wallet !== null && (
          <p className="flex items-baseline gap-2 font-display font-extrabold text-[2rem] leading-tight">
            <span className="font-semibold text-base text-spark">{currency}</span>
            <Amount value={balanceText(wallet.balance)} rolling />
          </p>
        )}
      </section>
      {(canDeposit || canWithdraw) && (
        <div className="flex gap-3">
          {canDeposit && (
            <Button
              className={wayClass}
              onClick={() => openCashier('deposit')}
            >{t`Deposit`}</Button>
          )}
          {canWithdraw && (
            <Button kind="secondary" className={wayClass} onClick={() => openCashier('withdraw')}>
              {t`Withdraw`}
            </Button>
          )}
        </div>
      )}
      {profile !== null && mayTakeTestFunds(profile, readBootData().hasSandbox) && <TestFunds />}
    </Card>
  );
}
