import { Suspense } from 'react';
import { HomeSections } from '../features/lobby/home-sections.tsx';
import { loadMessages } from '../lib/language/messages.ts';
import { lazyWithRetry } from '../lib/page/lazy-part.tsx';
import { isLoggedIn, useSession } from '../lib/session/session.ts';

/** Loaded for signed-in players only. */
const OwnHome = lazyWithRetry(async () => {
  await loadMessages('own-home');
  return import('../features/own-home/own-home.tsx');
});

/** The rows of games of the home page, and above them what is the player's own. */
export function HomeGames() {
  const isPlayer = useSession(isLoggedIn);
  const own = isPlayer && (
    <Suspense>
      <OwnHome />
    </Suspense>
  );
  return <HomeSections own={own} />;
}
