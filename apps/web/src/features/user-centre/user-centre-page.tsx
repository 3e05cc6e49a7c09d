import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '@perya/ui/states/error-state';
import { useProfile } from '../../lib/player/use-profile.ts';
import { provedPartner } from '../../lib/session/wallet-app-user.ts';
import { BalanceCard } from './balance-card.tsx';
import { FavouritesPanel } from './favourites-panel.tsx';
import { LogoutButton } from './logout-button.tsx';
import { mayLogOut } from './may-log-out.ts';
import { PlayerHeader } from './player-header.tsx';
import { SettingsList } from './settings-list.tsx';
import { ShortcutGrid } from './shortcut-grid.tsx';
import { useKycHint } from './use-kyc-hint.ts';
import { UserCentreSkeleton } from './user-centre-skeleton.tsx';

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
