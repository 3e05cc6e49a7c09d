import { useSession } from './session.ts';
import { onceWatching } from './session-watch.ts';

let count = 0;

/** Starts something after each login, whose code may still be on its way, and stops it at the logout. */
export function whileLoggedIn(load: () => Promise<() => () => void>): void {
  let stop: (() => void) | null = null;
  let turn = 0;
  count += 1;
  const name = `while-logged-in-${count}`;

  const follow = (isLoggedIn: boolean) => {
    turn += 1;
    stop?.();
    stop = null;
    if (!isLoggedIn) return;
    const own = turn;
    load().then(
      (start) => {
        if (own === turn) stop = start();
      },
      // Without it the app works as it does offline: what is opened is asked for.
      () => {},
    );
  };

  useSession.subscribe((now, before) => {
    if ((now.token === null) === (before.token === null)) return;
    onceWatching(name, () => follow(now.token !== null));
  });
  if (useSession.getState().token !== null) onceWatching(name, () => follow(true));
}
