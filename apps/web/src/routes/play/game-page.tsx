import { msg } from '@lingui/core/macro';
import { withPage } from '@perya/app-kit/with-page';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const GamePage = lazyRouteComponent(
  () => import('../../features/game-page/game-page.tsx'),
  'GamePage',
);

const PracticePage = lazyRouteComponent(
  () => import('../../features/game-page/practice-page.tsx'),
  'PracticePage',
);

function Practice() {
  const { code } = tryCodeRoute.useParams();
  return <PracticePage key={code} code={code} />;
}

function Game() {
  const { gameName } = sGamePageGameNameRoute.useParams();
  return <GamePage key={gameName} gameName={gameName} />;
}

/** The partner's token is not used: the game is launched by its name. */
function GameOfPartner() {
  const { gameName } = sGamePageGameNameTokenRoute.useParams();
  return <GamePage key={gameName} gameName={gameName} />;
}

const sGamePageGameNameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-game-page/$gameName',
  staticData: { page: { title: msg`Game` } },
  loader: ({ context }) => context.loadMessages('game-page'),
  component: withPage(GamePage, Game),
});

const sGamePageGameNameTokenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-game-page/$gameName/$token',
  staticData: { page: { title: msg`Game` } },
  loader: ({ context }) => context.loadMessages('game-page'),
  component: withPage(GamePage, GameOfPartner),
});

const tryCodeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/try/$code',
  staticData: { page: { title: msg`Game` } },
  loader: ({ context }) => context.loadMessages('game-page'),
  component: withPage(PracticePage, Practice),
});

export const gamePageRoutes = [
  sGamePageGameNameRoute,
  sGamePageGameNameTokenRoute,
  tryCodeRoute,
] as const;
