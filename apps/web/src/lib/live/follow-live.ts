import { useSession } from '../session/session.ts';

/** Listens for as long as a player is logged in; what it needs is fetched after the login. */
export function followLive(): void {
  let stop: (() => void) | null = null;
  let turn = 0;

  const follow = (isLoggedIn: boolean) => {
    turn += 1;
    stop?.();
    stop = null;
    if (!isLoggedIn) return;
    const own = turn;
    import('./start-live.ts').then(
      ({ startLive }) => {
        if (own === turn) stop = startLive();
      },
      // Without it the app works as it does offline: what is opened is asked for.
      () => {},
    );
  };

  useSession.subscribe((now, before) => {
    if ((now.token === null) !== (before.token === null)) follow(now.token !== null);
  });
  if (useSession.getState().token !== null) follow(true);
}
