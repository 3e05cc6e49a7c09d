import { useLingui } from '@lingui/react/macro';
import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { getKyc } from '@perya/contract/kyc/calls/kyc';
import { ErrorState } from '@perya/ui/states/error-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useEffect } from 'react';
import { noteInterrupted, whenItsTurn } from '../../lib/interruptions/interruptions.ts';
import { accountMadeAt, statusShown } from '../../lib/kyc/known-kyc.ts';
import { takeHint, userCentreHint } from '../../lib/kyc-gate/kyc-hint.ts';
import { showKycModal } from '../../lib/kyc-gate/kyc-modals.ts';
import { useProfile } from '../../lib/player/use-profile.ts';
import { useCall } from '../../lib/query/use-call.ts';
import { provedPartner } from '../../lib/session/wallet-app-user.ts';
import { BalanceCard } from './balance-card.tsx';
import { FavouritesPanel } from './favourites-panel.tsx';
import { LogoutButton } from './logout-button.tsx';
import { mayLogOut } from './may-log-out.ts';
import { PlayerHeader } from './player-header.tsx';
import { SettingsList } from './settings-list.tsx';
import { ShortcutGrid } from './shortcut-grid.tsx';

/** The user centre. [A-034 M-036] */
export function UserCentrePage() {
  const { t } = useLingui();
  const { profile, hasFailed, retry } = useProfile();
  const partner = provedPartner();
  useKycHint();
  if (hasFailed) {
    return (
      <ErrorState
        title={t`Your profile could not be loaded`}
        retryLabel={t`Try again`}
        onRetry={retry}
      />
    );
  }
  if (profile === null) return <UserCentreSkeleton />;
  return (
    <div className="page-column">
      <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:items-start md:gap-7">
        <div className="flex min-w-0 flex-col gap-5">
          <PlayerHeader profile={profile} />
          <BalanceCard partner={partner} />
          <ShortcutGrid partner={partner} />
          <FavouritesPanel />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <SettingsList />
          {mayLogOut(partner) && <LogoutButton />}
        </div>
      </div>
    </div>
  );
}

/** Says on entering how much time is left for the identity check. [A-244 A-248 A-488] */
function useKycHint(): void {
  const { answer: record } = useCall(getKyc, {});
  useEffect(() => {
    if (record === null) return;
    // Whoever waits for the house is not warned.
    const status = statusShown(record);
    const hint = userCentreHint({ status, createdAt: accountMadeAt(record), now: record.now });
    if (hint === null) return;
    return whenItsTurn('identity', () => {
      if (!takeHint(sessionStore, hint.mark)) return;
      noteInterrupted();
      void showKycModal(hint.modal);
    });
  }, [record]);
}

/** Keeps the places of the header, the balance and the settings while the profile is on its way. */
function UserCentreSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" className="page-column">
      <span className="sr-only">{t`Loading your profile`}</span>
      <div className="grid gap-5 md:grid-cols-2 md:items-start md:gap-7">
        <div className="flex flex-col gap-5">
          <div className="flex items-center gap-4">
            <Skeleton className="size-20 rounded-full" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-7 w-2/3" />
              <Skeleton className="h-5 w-1/2" />
            </div>
          </div>
          <Skeleton className="h-28" />
        </div>
        <Skeleton className="h-72" />
      </div>
    </div>
  );
}
