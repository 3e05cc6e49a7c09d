import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { isLoggedIn, useSession } from '../../lib/session/session.ts';
import { GameRail } from './grid/game-rail.tsx';

/** Loaded for signed-in players only, so that it is no part of a visitor's first load. */
const PlayedRail = lazy(() => import('./played-rail.tsx').catch(() => ({ default: () => null })));

/** Continue where you left: the games that the player opened last. A visitor, and who has not played yet, sees none. [G-193 G-323] */
export function PlayedGames() {
  const { t } = useLingui();
  const isPlayer = useSession(isLoggedIn);
  if (!isPlayer) return null;
  const title = t`Continue where you left`;
  return (
    <Suspense fallback={<GameRail title={title} games={null} />}>
      <PlayedRail title={title} />
    </Suspense>
  );
}
