import { msg } from '@lingui/core/macro';
import { withPage } from '@perya/app-kit/with-page';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { playersFilters } from '../features/players/players-filters.ts';
import { storyFilters } from '../features/players/story/story-filters.ts';
import type { PostingSearch } from '../features/players/tabs/ledger-tab.tsx';
import { searchReader } from '../lib/list/filters.ts';
import { rootRoute } from './root.tsx';

const PlayersPage = lazyRouteComponent(
  () => import('../features/players/players-page.tsx'),
  'PlayersPage',
);
const PlayerPage = lazyRouteComponent(
  () => import('../features/players/player-page.tsx'),
  'PlayerPage',
);
const OverviewTab = lazyRouteComponent(
  () => import('../features/players/tabs/overview-tab.tsx'),
  'OverviewTab',
);
const AuditTab = lazyRouteComponent(
  () => import('../features/players/tabs/audit-tab.tsx'),
  'AuditTab',
);
const BetsTab = lazyRouteComponent(
  () => import('../features/players/tabs/bets-tab.tsx'),
  'BetsTab',
);
const BonusesTab = lazyRouteComponent(
  () => import('../features/players/tabs/bonuses-tab.tsx'),
  'BonusesTab',
);
const ConversationTab = lazyRouteComponent(
  () => import('../features/players/tabs/conversation-tab.tsx'),
  'ConversationTab',
);
const LinksTab = lazyRouteComponent(
  () => import('../features/players/links/links-tab.tsx'),
  'LinksTab',
);
const PaymentsTab = lazyRouteComponent(
  () => import('../features/players/tabs/payments-tab.tsx'),
  'PaymentsTab',
);
const KycTab = lazyRouteComponent(() => import('../features/players/tabs/kyc-tab.tsx'), 'KycTab');
const LedgerTab = lazyRouteComponent(
  () => import('../features/players/tabs/ledger-tab.tsx'),
  'LedgerTab',
);
const LimitsTab = lazyRouteComponent(
  () => import('../features/players/tabs/limits-tab.tsx'),
  'LimitsTab',
);
const NotesTab = lazyRouteComponent(
  () => import('../features/players/tabs/notes-tab.tsx'),
  'NotesTab',
);
const NoticesTab = lazyRouteComponent(
  () => import('../features/players/tabs/notices-tab.tsx'),
  'NoticesTab',
);
const SessionsTab = lazyRouteComponent(
  () => import('../features/players/tabs/sessions-tab.tsx'),
  'SessionsTab',
);
const RoundDrawer = lazyRouteComponent(
  () => import('../features/players/tabs/round-drawer.tsx'),
  'RoundDrawer',
);

/** One posting alone may stand in the address: rounds lead to theirs. */
function readPosting({ posting, from, to }: Record<string, unknown>): PostingSearch {
  const read = (value: unknown, pattern: RegExp) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;
  const day = /^\d{4}-\d{2}-\d{2}$/;
  const asked = { posting: read(posting, /^\d{1,18}$/), from: read(from, day), to: read(to, day) };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

const playersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/players',
  staticData: { title: msg`Players`, permissions: ['players.read'] },
  validateSearch: searchReader(playersFilters),
  loader: ({ context }) => context.loadMessages('players'),
  component: withPage(PlayersPage, function Players() {
    return <PlayersPage search={playersRoute.useSearch()} />;
  }),
});

const playersUidRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/players/$uid',
  staticData: { title: msg`Player`, permissions: ['players.read'] },
  loader: ({ context }) => context.loadMessages('players'),
  component: withPage(PlayerPage, function Player() {
    const { uid } = playersUidRoute.useParams();
    return <PlayerPage key={uid} uid={uid} />;
  }),
});

const playersUidIndexRoute = createRoute({
  getParentRoute: () => playersUidRoute,
  path: '/',
  staticData: { title: msg`Player`, permissions: ['players.read'] },
  validateSearch: searchReader(storyFilters),
  loader: ({ context }) => context.loadMessages('players'),
  component: withPage(OverviewTab, function Part() {
    return (
      <OverviewTab
        uid={playersUidIndexRoute.useParams().uid}
        search={playersUidIndexRoute.useSearch()}
      />
    );
  }),
});

const playersUidConversationRoute = createRoute({
  getParentRoute: () => playersUidRoute,
  path: '/conversation',
  staticData: { title: msg`Player`, permissions: ['support.read'] },
  loader: ({ context }) => context.loadMessages('players'),
  component: withPage(ConversationTab, function Part() {
    return <ConversationTab uid={playersUidConversationRoute.useParams().uid} />;
  }),
});

const playersUidLinksRoute = createRoute({
  getParentRoute: () => playersUidRoute,
  path: '/links',
  staticData: { title: msg`Player`, permissions: ['players.read'] },
  loader: ({ context }) => context.loadMessages('players'),
  component: withPage(LinksTab, function Part() {
    return <LinksTab uid={playersUidLinksRoute.useParams().uid} />;
  }),
});

const playersUidPaymentsRoute = createRoute({
  getParentRoute: () => playersUidRoute,
  path: '/payments',
  staticData: { title: msg`Player`, permissions: ['payments.read'] },
  loader: ({ context }) => context.loadMessages('players'),
  component: withPage(PaymentsTab, function Part() {
    return <PaymentsTab uid={playersUidPaymentsRoute.useParams().uid} />;
  }),
});

const playersUidAuditRoute = createRoute({
  getParentRoute: () => playersUidRoute,
  path: '/audit',
  staticData: { title: msg`Player`, permissions: ['audit.read'] },
  loader: ({ context }) => context.loadMessages('players'),
  component: withPage(AuditTab, function Part() {
    return <AuditTab uid={playersUidAuditRoute.useParams().uid} />;
  }),
});

const playersUidBetsRoute = createRoute({
  getParentRoute: () => playersUidRoute,
  path: '/bets',
  staticData: { title: msg`Player`, permissions: ['players.read'] },
  loader: ({ context }) => context.loadMessages('players'),
  component: withPage(BetsTab, function Part() {
    return <BetsTab uid={playersUidBetsRoute.useParams().uid} />;
  }),
});

const playersUidBonusesRoute = createRoute({
  getParentRoute: () => playersUidRoute,
  path: '/bonuses',
  staticData: { title: msg`Player`, permissions: ['promotions.read'] },
  loader: ({ context }) => context.loadMessages('players'),
  component: withPage(BonusesTab, function Part() {
    return <BonusesTab uid={playersUidBonusesRoute.useParams().uid} />;
  }),
});

const playersUidKycRoute = createRoute({
  getParentRoute: () => playersUidRoute,
  path: '/kyc',
  staticData: { title: msg`Player`, permissions: ['players.read'] },
  loader: ({ context }) => context.loadMessages('players'),
  component: withPage(KycTab, function Part() {
    return <KycTab uid={playersUidKycRoute.useParams().uid} />;
  }),
});

const playersUidLedgerRoute = createRoute({
  getParentRoute: () => playersUidRoute,
  path: '/ledger',
  staticData: { title: msg`Player`, permissions: ['ledger.read'] },
  validateSearch: readPosting,
  loader: ({ context }) => context.loadMessages('players'),
  component: withPage(LedgerTab, function Part() {
    return (
      <LedgerTab
        {...playersUidLedgerRoute.useSearch()}
        uid={playersUidLedgerRoute.useParams().uid}
      />
    );
  }),
});

const playersUidLimitsRoute = createRoute({
  getParentRoute: () => playersUidRoute,
  path: '/limits',
  staticData: { title: msg`Player`, permissions: ['limits.read'] },
  loader: ({ context }) => context.loadMessages('players'),
  component: withPage(LimitsTab, function Part() {
    return <LimitsTab uid={playersUidLimitsRoute.useParams().uid} />;
  }),
});

const playersUidNotesRoute = createRoute({
  getParentRoute: () => playersUidRoute,
  path: '/notes',
  staticData: { title: msg`Player`, permissions: ['players.read'] },
  loader: ({ context }) => context.loadMessages('players'),
  component: withPage(NotesTab, function Part() {
    return <NotesTab uid={playersUidNotesRoute.useParams().uid} />;
  }),
});

const playersUidNoticesRoute = createRoute({
  getParentRoute: () => playersUidRoute,
  path: '/notices',
  staticData: { title: msg`Player`, permissions: ['players.read'] },
  loader: ({ context }) => context.loadMessages('players'),
  component: withPage(NoticesTab, function Part() {
    return <NoticesTab uid={playersUidNoticesRoute.useParams().uid} />;
  }),
});

const playersUidSessionsRoute = createRoute({
  getParentRoute: () => playersUidRoute,
  path: '/sessions',
  staticData: { title: msg`Player`, permissions: ['players.read'] },
  loader: ({ context }) => context.loadMessages('players'),
  component: withPage(SessionsTab, function Part() {
    return <SessionsTab uid={playersUidSessionsRoute.useParams().uid} />;
  }),
});

const playersUidBetsRoundRoute = createRoute({
  getParentRoute: () => playersUidBetsRoute,
  path: '/$round',
  staticData: { title: msg`Player`, permissions: ['players.read'] },
  loader: ({ context }) => context.loadMessages('players'),
  component: withPage(RoundDrawer, function Round() {
    const { uid, round } = playersUidBetsRoundRoute.useParams();
    return <RoundDrawer uid={uid} id={round} />;
  }),
});

export const playersRoutes = [
  playersRoute,
  playersUidRoute.addChildren([
    playersUidIndexRoute,
    playersUidAuditRoute,
    playersUidBetsRoute.addChildren([playersUidBetsRoundRoute]),
    playersUidBonusesRoute,
    playersUidConversationRoute,
    playersUidKycRoute,
    playersUidLedgerRoute,
    playersUidLimitsRoute,
    playersUidLinksRoute,
    playersUidNotesRoute,
    playersUidNoticesRoute,
    playersUidPaymentsRoute,
    playersUidSessionsRoute,
  ]),
] as const;
