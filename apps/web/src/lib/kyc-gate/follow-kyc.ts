import type { IndexData } from '@perya/contract/calls/index-data';
import type { KycRecord } from '@perya/contract/calls/kyc';
import type { RegisteredRouter } from '@tanstack/react-router';
import { useModals } from '../modals/open-modal.ts';
import { closeOverlay, usePendingAction } from '../overlays/pending-action.ts';
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
    const isTold = useModals.getState().modals.some((modal) => modal.isBeforeGate);
    if (isTold && action === 'login') closeOverlay();
  });
}

interface Following {
  readonly router: RegisteredRouter;
  readonly index: IndexData | null;
}

/** Looks at the player's record when a token appears and with every page, and acts on a block and on the compliance switch. */
export function followKyc({ router, index }: Following): void {
  let ended: string | null = null;
  keepLoginAway();

  const look = (record: KycRecord) => {
    const token = sessionToken.get();
    if (token === null) return;
    if (record.status === 'block') {
      if (ended !== token) endBlocked(token);
      ended = token;
      return;
    }
    const path = router.state.location.pathname;
    // Replaced, so that going back does not lead into the redirect again.
    if (mustComplete({ isLoggedIn: true, path, index, record })) router.history.replace('/s-kyc');
  };

  const check = () => {
    if (sessionToken.get() === null) return;
    // A visitor needs nothing of what fetches it.
    import('../kyc/load-kyc.ts')
      .then(({ loadKyc }) => loadKyc())
      .then(look, (error: unknown) => logKyc('The identity check was not read', error));
  };

  const checkWhenWatching = () => onceWatching('kyc', check);
  useSession.subscribe((now, before) => {
    if (now.token !== null && now.token !== before.token) checkWhenWatching();
  });
  // With the switch off a page costs no request.
  if (index?.cmpl === 1) router.subscribe('onResolved', checkWhenWatching);
  checkWhenWatching();
}
