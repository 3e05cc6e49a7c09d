import { useLingui } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { UrlTabs } from '../../lib/show/url-tabs.tsx';

/** The parts of the games room, each with an address of its own. */
export function GamesFrame() {
  const { t } = useLingui();
  const exact = { activeOptions: { exact: true, includeSearch: false } };
  const tabs = [
    { label: t`Catalogue`, link: { to: '/games', ...exact } },
    { label: t`Venues`, link: { to: '/games/venues' } },
    { label: t`Rounds`, link: { to: '/games/rounds', activeOptions: { includeSearch: false } } },
    { label: t`Returns`, link: { to: '/games/returns', activeOptions: { includeSearch: false } } },
    { label: t`Jackpots`, link: { to: '/games/jackpots' } },
    { label: t`Wagering contribution`, link: { to: '/games/weights' } },
  ] as const;
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col">
      <div className="px-4">
        <UrlTabs label={t`Games`} tabs={tabs} />
      </div>
      <Outlet />
    </div>
  );
}
