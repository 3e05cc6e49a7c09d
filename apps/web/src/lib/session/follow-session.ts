import { localStore, sessionStore } from '@perya/app-kit/browser/browser-stores';
import { storageKey } from '@perya/app-kit/browser/storage';
import { forgetLoginMarks } from '../announcements/seen-marks.ts';
import { forgetKycVisit } from '../kyc/kyc-visit.ts';
import { closeOverlay, usePendingAction } from '../overlays/pending-action.ts';
import { removePlayerRecords } from '../player/player-record.ts';
import { followWho } from './mark-who.ts';
import { forgetCallbackOnClose } from './require-login.ts';
import { useSession, visitor } from './session.ts';
import { sessionToken } from './session-token.ts';
import { onceWatching } from './session-watch.ts';

async function onTokenAppeared(): Promise<void> {
  const [{ loadPlayer }, { keepTokenFresh }] = await Promise.all([
    import('../player/load-player.ts'),
    import('./keep-token-fresh.ts'),
  ]);
  keepTokenFresh();
  await loadPlayer();
}

/** Takes over what another tab wrote; a key of null means that it emptied the storage. */
function followOtherTabs(event: StorageEvent): void {
  if (event.storageArea !== localStorage) return;
  if (event.key !== null && event.key !== storageKey('session')) return;
  const token = sessionToken.get();
  // A suspended tab may get the logout after the next player's login: the old state is cleared first.
  if (token === null || event.newValue === null) useSession.setState(visitor);
  if (token !== null) useSession.setState({ token });
  if (token !== null && usePendingAction.getState().action === 'login') closeOverlay();
}

function forgetPlayer(): void {
  removePlayerRecords(localStore);
  forgetLoginMarks(localStore);
  forgetKycVisit(sessionStore);
}

interface Following {
  /** Whether the guard let the page through with a token, which an answer of the server may have ended since. */
  readonly hadToken: boolean;
  readonly recheckPage: () => void;
}

/** Fetches the player's data when a token appears and clears it when it goes, in this tab and in others. [M-241 M-242] */
export function followSession({ hadToken, recheckPage }: Following): void {
  forgetCallbackOnClose(() => sessionToken.get() !== null);
  addEventListener('storage', followOtherTabs);
  followWho();
  const follow = () => {
    if (useSession.getState().token === null) forgetPlayer();
    else void onTokenAppeared();
  };
  useSession.subscribe((now, before) => {
    if ((now.token === null) === (before.token === null)) return;
    onceWatching('token', () => {
      follow();
      recheckPage();
    });
  });
  onceWatching('token', () => {
    follow();
    if ((useSession.getState().token !== null) !== hadToken) recheckPage();
  });
}
