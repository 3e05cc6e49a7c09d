import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { create } from 'zustand';
import { useSession } from '../session/session.ts';

interface GateState {
  readonly hasAgreed: boolean;
  readonly hasProceeded: boolean;
  /** The wallet app's door finds out whether this is its player, who has no gate. */
  readonly isHeldBack: boolean;
}

const storedName = 'terms-gate';
const atFirst = { hasAgreed: false, hasProceeded: false };

/** Both flags start false; having proceeded lasts for the browser session. [M-228 M-484] */
export const useGate = create<GateState>()(() => ({
  ...atFirst,
  isHeldBack: false,
  hasProceeded: sessionStore.read(storedName) === true,
}));

export function agree(hasAgreed: boolean): void {
  useGate.setState({ hasAgreed });
}

export function holdGateBack(isHeldBack: boolean): void {
  useGate.setState({ isHeldBack });
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
