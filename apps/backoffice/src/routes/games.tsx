import { msg } from '@lingui/core/macro';
import { withPage } from '@perya/app-kit/with-page';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { gamesFilters } from '../features/games/catalogue/games-filters.ts';
import { returnsFilters } from '../features/games/returns/returns-filters.ts';
import { roundsFilters } from '../features/games/rounds/rounds-filters.ts';
import { searchReader } from '../lib/list/filters.ts';
import { rootRoute } from './root.tsx';

const GameDrawer = lazyRouteComponent(
  () => import('../features/games/catalogue/game-drawer.tsx'),
  'GameDrawer',
);
const RoundPage = lazyRouteComponent(
  () => import('../features/games/rounds/round-page.tsx'),
  'RoundPage',
);

const gamesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/games',
  staticData: { title: msg`Games`, permissions: ['games.read'] },
  loader: ({ context }) => context.loadMessages('games'),
  component: lazyRouteComponent(() => import('../features/games/games-frame.tsx'), 'GamesFrame'),
});

const gamesCatalogueRoute = createRoute({
  getParentRoute: () => gamesRoute,
  id: '_catalogue',
  staticData: { title: msg`Games` },
  validateSearch: searchReader(gamesFilters),
  loader: ({ context }) => context.loadMessages('games'),
  component: lazyRouteComponent(
    () => import('../features/games/catalogue/games-page.tsx'),
    'GamesPage',
  ),
});

const gamesReturnsRoute = createRoute({
  getParentRoute: () => gamesRoute,
  path: '/returns',
  staticData: { title: msg`Returns` },
  validateSearch: searchReader(returnsFilters),
  loader: ({ context }) => context.loadMessages('games'),
  component: lazyRouteComponent(
    () => import('../features/games/returns/returns-page.tsx'),
    'ReturnsPage',
  ),
});

const gamesRoundsRoute = createRoute({
  getParentRoute: () => gamesRoute,
  path: '/rounds',
  staticData: { title: msg`Rounds` },
  validateSearch: searchReader(roundsFilters),
  loader: ({ context }) => context.loadMessages('games'),
  component: lazyRouteComponent(
    () => import('../features/games/rounds/rounds-page.tsx'),
    'RoundsPage',
  ),
});

const gamesVenuesRoute = createRoute({
  getParentRoute: () => gamesRoute,
  path: '/venues',
  staticData: { title: msg`Venues` },
  loader: ({ context }) => context.loadMessages('games'),
  component: lazyRouteComponent(
    () => import('../features/games/venues/venues-page.tsx'),
    'VenuesPage',
  ),
});

const gamesJackpotsRoute = createRoute({
  getParentRoute: () => gamesRoute,
  path: '/jackpots',
  staticData: { title: msg`Jackpots` },
  loader: ({ context }) => context.loadMessages('games'),
  component: lazyRouteComponent(
    () => import('../features/games/jackpots/jackpots-page.tsx'),
    'JackpotsPage',
  ),
});

const gamesWeightsRoute = createRoute({
  getParentRoute: () => gamesRoute,
  path: '/weights',
  staticData: { title: msg`Wagering contribution` },
  loader: ({ context }) => context.loadMessages('games'),
  component: lazyRouteComponent(
    () => import('../features/games/weights/weights-page.tsx'),
    'WeightsPage',
  ),
});

const gamesRoundsUidIdRoute = createRoute({
  getParentRoute: () => gamesRoute,
  path: '/rounds/$uid/$id',
  staticData: { title: msg`Round` },
  loader: ({ context }) => context.loadMessages('games'),
  component: withPage(RoundPage, function RoundRoute() {
    return <RoundPage {...gamesRoundsUidIdRoute.useParams()} />;
  }),
});

/** The catalogue alone, with no game beside it. */
const gamesCatalogueIndexRoute = createRoute({
  getParentRoute: () => gamesCatalogueRoute,
  path: '/',
  staticData: { title: msg`Games` },
  loader: ({ context }) => context.loadMessages('games'),
  component: () => null,
});

const gamesCatalogueCodeRoute = createRoute({
  getParentRoute: () => gamesCatalogueRoute,
  path: '/$code',
  staticData: { title: msg`Game` },
  loader: ({ context }) => context.loadMessages('games'),
  component: withPage(GameDrawer, function GameRoute() {
    return <GameDrawer code={gamesCatalogueCodeRoute.useParams().code} />;
  }),
});

export const gamesRoutes = [
  gamesRoute.addChildren([
    gamesCatalogueRoute.addChildren([gamesCatalogueIndexRoute, gamesCatalogueCodeRoute]),
    gamesReturnsRoute,
    gamesRoundsRoute,
    gamesVenuesRoute,
    gamesJackpotsRoute,
    gamesWeightsRoute,
    gamesRoundsUidIdRoute,
  ]),
] as const;
