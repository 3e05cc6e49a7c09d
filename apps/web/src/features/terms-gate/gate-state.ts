import { create } from 'zustand';
import { sessionStore } from '../../lib/browser/browser-stores.ts';
import { useSession } from '../../lib/session/session.ts';

interface GateState {
  readonly hasAgreed: boolean;
  readonly hasProceeded: boolean;
}

const storedName = 'terms-gate';
const atFirst: GateState = { hasAgreed: false, hasProceeded: false };

/** Both flags start false; having proceeded lasts for the browser session. [M-228 M-484] */
export const useGate = create<GateState>()(() => ({
  ...atFirst,
  hasProceeded: sessionStore.read(storedName) === true,
}));

export function agree(hasAgreed: boolean): void {
  useGate.setState({ hasAgreed });
}

/** [M-229] */
export function proceed(): void {
  if (!useGate.getState().hasAgreed) return;
  sessionStore.write(storedName, true);
  useGate.setState({ hasProceeded: true });
}

// The next visitor after a logout may be someone else. From the start on: a session can end before the page is hydrated. [M-230]
useSession.subscribe((now, before) => {
  if (before.token === null || now.token !== null) return;
  sessionStore.remove(storedName);
  useGate.setState(atFirst);
});
