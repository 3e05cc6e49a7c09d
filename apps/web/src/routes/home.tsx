import { createRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { loadMessages } from '../lib/language/messages.ts';
import { lazyPart } from '../lib/page/lazy-part.tsx';
import { rootRoute } from './root.tsx';

const games = lazyPart(async () => {
  const [{ HomeGames }] = await Promise.all([
    import('../app/home-games.tsx'),
    loadMessages('lobby'),
  ]);
  return HomeGames;
});

const ways = lazyPart(async () => {
  const [{ LobbyWays }] = await Promise.all([
    import('../features/lobby/lobby-ways.tsx'),
    loadMessages('lobby'),
  ]);
  return LobbyWays;
});

const foot = lazyPart(async () => {
  const [{ HomeFoot }] = await Promise.all([
    import('../features/home-foot/home-foot.tsx'),
    loadMessages('home-foot'),
  ]);
  return HomeFoot;
});

/**
 * Constant elements: a new element before hydration would make React discard the server's HTML. A boundary each, so
 * that they are hydrated one after the other.
 */
const aboveHero = (
  <Suspense fallback={<div className="lobby-ways" />}>
    <ways.Part />
  </Suspense>
);

const belowHero = (
  <>
    <Suspense fallback={<div className="home-waiting" />}>
      <games.Part />
    </Suspense>
    <Suspense>
      <foot.Part />
    </Suspense>
  </>
);

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: ({ context }) =>
    context.visit === null
      ? Promise.all([ways.preload(), games.preload(), foot.preload()])
      : undefined,
  component: () => <HomeScreen ways={aboveHero}>{belowHero}</HomeScreen>,
});

export const homeRoutes = [indexRoute] as const;
