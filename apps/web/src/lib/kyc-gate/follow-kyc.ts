import type { IndexData } from '@perya/contract/catalogue/calls/index-data';
import type { KycRecord } from '@perya/contract/kyc/calls/kyc';
import type { LiveKind } from '@perya/contract/live';
import type { RegisteredRouter } from '@tanstack/react-router';
import { onLive } from '../live/live-messages.ts';
import { useModals } from '../modals/open-modal.ts';
import { closeOverlay, usePendingAction } from '../overlays/pending-action.ts';
import { useFreshIndex } from '../page/fresh-index.ts';
import { useSession } from '../session/session.ts';
import { sessionToken } from '../session/session-token.ts';
import { onceWatching } from '../session/session-watch.ts';
import { mustComplete } from './forced-redirect.ts';
import { showKycModal } from './kyc-modals.ts';
import { logKyc } from './log-kyc.ts';

/** The page that is open is seen before the reminder takes its place. [A-250 M-243] */
const blockedAfterMs = 500;

/** The account is blocked: the player reads so, and the token goes. [A-250 A-251 M-243 M-340] */
function endBlocked(token: string): void {
  setTimeout(() => {
    if (sessionToken.get() !== token) return;
    void showKycModal('blocked').finally(() => {
      if (sessionToken.get() === token) sessionToken.clear();
    });
  }, blockedAfterMs);
}

/** The guard asks whoever has no token any more to log in, over the reminder: who is just told of the block is not asked. */
function keepLoginAway(): void {
  usePendingAction.subscribe(({ action }) => {
    const isTold = useModals.getState().modals.some((modal) => modal.isBeforeGate && modal.isOpen);
    if (isTold && action === 'login') closeOverlay();
  });
}

interface Following {
  readonly router: RegisteredRouter;
  readonly index: IndexData | null;
}

/**
 * All open apps hear of a change of the site at the same moment. Each waits until every server has seen it, and
 * then a while of its own.
 */
const siteDelayMs = () => 1500 + Math.random() * 2000;

/** The first opening of the line follows a look at everything; a later one means that messages may be lost. */
function hear(kind: LiveKind, act: () => void): void {
  let isFirstOpening = true;
  onLive(kind, (message) => {
    if (message.kind !== 'refresh' || !isFirstOpening) act();
    else isFirstOpening = false;
  });
}

/**
 * Looks at the player's record when a token appears, with every page while the site's switch is on, and when a live
 * message says that record or site have changed; and acts on a block and on the compliance switch.
 */
export function followKyc({ router, index: written }: Following): void {
  let ended: string | null = null;
  let known: KycRecord | null = null;
  keepLoginAway();

  const look = (record: KycRecord) => {
    const token = sessionToken.get();
    if (token === null) return;
    known = record;
    if (record.status === 'block') {
      if (ended !== token) endBlocked(token);
      ended = token;
      return;
    }
    const path = router.state.location.pathname;
    const index = useFreshIndex.getState().index ?? written;
    // Replaced, so that going back does not lead into the redirect again.
    if (mustComplete({ isLoggedIn: true, path, index, record })) router.history.replace('/s-kyc');
  };

  const read = (reading: () => Promise<KycRecord>) => {
    if (sessionToken.get() === null) return;
    reading().then(look, (error: unknown) => logKyc('The identity check was not read', error));
  };
  // A visitor needs nothing of what fetches it.
  const check = () => read(async () => (await import('../kyc/load-kyc.ts')).loadKyc());
  const reread = () => read(async () => (await import('./hear-kyc.ts')).rereadKyc(known));
  const rereadSite = () => {
    setTimeout(() => {
      import('./hear-kyc.ts')
        .then(({ rereadIndex }) => rereadIndex())
        .then(check, (error: unknown) => logKyc('The site was not read', error));
    }, siteDelayMs());
  };

  const checkWhenWatching = () => onceWatching('kyc', check);
  useSession.subscribe((now, before) => {
    if (now.token === null) known = null;
    else if (now.token !== before.token) checkWhenWatching();
  });
  router.subscribe('onResolved', () => {
    // With the switch off a page costs no request.
    if ((useFreshIndex.getState().index ?? written)?.cmpl === 1) checkWhenWatching();
  });
  hear('kyc', reread);
  hear('site', rereadSite);
  checkWhenWatching();
}
