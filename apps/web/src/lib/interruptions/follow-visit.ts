import type { RegisteredRouter } from '@tanstack/react-router';
import { useSession } from '../session/session.ts';
import { beginVisit, noteLookedAround, recallLookedAround } from './interruptions.ts';

/** Whoever stays on one page has seen it by then. */
const lookAroundMs = 30_000;

/** Knows when a visitor has looked around, and that a login or a logout begins a visit anew. */
export function followVisit(router: RegisteredRouter): void {
  recallLookedAround();
  const first = router.state.location.pathname;
  const leave = router.subscribe('onResolved', () => {
    if (router.state.location.pathname === first) return;
    leave();
    noteLookedAround();
  });
  setTimeout(noteLookedAround, lookAroundMs);
  useSession.subscribe((now, before) => {
    if ((now.token === null) !== (before.token === null)) beginVisit();
  });
}
