import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@perya/contract/client-errors';
import { listLinkedPlayers } from '@perya/contract/house/staff-calls/player-links';
import { getStopEffect } from '@perya/contract/house/staff-calls/stops';
import { readPlayer } from '@perya/contract/identity/staff-calls/players';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Outlet, useLocation } from '@tanstack/react-router';
import { WaitingRequests } from '../../lib/asking/waiting-requests.tsx';
import { KycBadge } from '../../lib/kyc/kyc-badge.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useMay } from '../../lib/session/session.ts';
import { PageState } from '../../lib/show/page-state.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { type UrlTab, UrlTabs } from '../../lib/show/url-tabs.tsx';
import { PlayerActions } from './player-actions.tsx';
import { ClosedBadge, StateBadge } from './player-badges.tsx';
import { PlayerFacts } from './player-facts.tsx';
import { PlayerFigures } from './player-figures.tsx';
import { PlayerTags } from './player-tags.tsx';
import { RestrictionBadges } from './restrictions/restriction-badges.tsx';
import { RiskBadges } from './risk-badges.tsx';
import './player-page.css';

/** The parts of the story that this person may read. */
function useTabs(uid: string): readonly UrlTab[] {
  const { t } = useLingui();
  const may = useMay();
  const { answer: linked } = useCall(listLinkedPlayers, { uid });
  const params = { uid };
  return [
    { label: t`Overview`, link: { to: '/players/$uid', params, activeOptions: { exact: true } } },
    { label: t`Sessions`, link: { to: '/players/$uid/sessions', params } },
    { label: t`KYC`, link: { to: '/players/$uid/kyc', params } },
    ...(may('limits.read')
      ? [{ label: t`Limits`, link: { to: '/players/$uid/limits', params } } as const]
      : []),
    { label: t`Bets`, link: { to: '/players/$uid/bets', params } },
    ...(may('payments.read')
      ? [{ label: t`Payments`, link: { to: '/players/$uid/payments', params } } as const]
      : []),
    ...(may('ledger.read')
      ? [{ label: t`Ledger`, link: { to: '/players/$uid/ledger', params } } as const]
      : []),
    ...(may('promotions.read')
      ? [{ label: t`Bonuses`, link: { to: '/players/$uid/bonuses', params } } as const]
      : []),
    ...(may('support.read')
      ? [{ label: t`Conversation`, link: { to: '/players/$uid/conversation', params } } as const]
      : []),
    {
      label: t`Linked accounts`,
      link: { to: '/players/$uid/links', params },
      count: linked && linked.rows.length > 0 ? String(linked.rows.length) : null,
    },
    { label: t`Notices`, link: { to: '/players/$uid/notices', params } },
    { label: t`Notes`, link: { to: '/players/$uid/notes', params } },
    ...(may('audit.read')
      ? [{ label: t`Audit`, link: { to: '/players/$uid/audit', params } } as const]
      : []),
  ] as readonly UrlTab[];
}

/** One page that tells the whole story of one player. */
export function PlayerPage({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const { answer: player, state, error, reload } = usePlayer(uid);
  const tabs = useTabs(uid);
  const part = useLocation({ select: ({ pathname }) => pathname.split('/')[3] ?? '' });
  if (state === 'loading') {
    return (
      <div role="status" aria-label={t`Loading`} className="grow p-4">
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  if (player === null) {
    return (
      <PageState
        title={t`Player ${uid} cannot be shown`}
        text={isApiError(error) ? error.message : t`No connection. Try again.`}
        actionLabel={t`Try again`}
        onAction={() => void reload()}
      />
    );
  }
  return (
    <section aria-label={t`Player ${uid}`} className="flex min-h-0 min-w-0 grow flex-col">
      <header className="flex min-h-14 flex-wrap items-center gap-2 px-4 py-2">
        <h1 className="font-semibold text-[1.125rem]">{t`Player ${uid}`}</h1>
        <StateBadge state={player.state} />
        <KycBadge status={player.kyc_status} />
        {player.test_account && <StatusBadge tone="accent">{t`Test account`}</StatusBadge>}
        <ClosedBadge closed={player.closed} />
        <GamingStop uid={uid} />
        <RestrictionBadges uid={uid} />
        <RiskBadges uid={uid} />
        <PlayerTags uid={uid} />
        {/* They wrap together, so that each is found where it was. */}
        <div className="ml-auto flex flex-wrap justify-end gap-2">
          <PlayerActions player={player} />
        </div>
      </header>
      <div className="px-4 pb-2 empty:hidden">
        <WaitingRequests about={`player ${uid}`} />
      </div>
      <PlayerFigures player={player} />
      <div className="player-page" data-part={part}>
        <PlayerFacts player={player} />
        <div className="player-story">
          <div className="bg-raised px-4">
            <UrlTabs label={t`Parts of the story`} tabs={tabs} />
          </div>
          <Outlet />
        </div>
      </div>
    </section>
  );
}

/** Says that the house has stopped this player's gaming, to whoever may stop it. */
function GamingStop({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const may = useMay();
  const { answer } = useCall(
    getStopEffect,
    { scope: 'player', subject: uid },
    { isWanted: may('games.stop') },
  );
  return answer?.is_stopped ? <StatusBadge tone="negative">{t`Gaming stopped`}</StatusBadge> : null;
}

/** The player of the page; all parts of it share the answer. */
function usePlayer(uid: string) {
  return useCall(readPlayer, { uid });
}
