import type { Store } from '@perya/app-kit/browser/storage';

const name = 'game-sound';

/** Whether games are silent in this browser. A game has no storage of its own, so the app remembers it. */
export function isMuted(store: Store): boolean {
  return store.read(name) === 'off';
}

export function rememberMuted(store: Store, muted: boolean): void {
  if (muted) store.write(name, 'off');
  else store.remove(name);
}
