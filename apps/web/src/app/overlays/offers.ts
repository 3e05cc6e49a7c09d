import { msg } from '@lingui/core/macro';
import type { ProofKind } from '@perya/contract/identity/calls/proof';
import { lazy } from 'react';
import { depositTitle } from '../../features/deposit/deposit-title.ts';
import { titles } from '../../features/withdraw/titles.ts';
import { offerAddAccount } from '../../lib/cashier/add-account.ts';
import { openCashier } from '../../lib/cashier/open-cashier.ts';
import { offerKycModals, showKycModal } from '../../lib/kyc-gate/kyc-modals.ts';
import { loadMessages } from '../../lib/language/messages.ts';
import { offerOverlayContents } from '../../lib/overlays/overlay-contents.ts';
import type { OverlayPayload } from '../../lib/overlays/pending-action.ts';
import { offerProof } from '../../lib/query/proof-asker.ts';
import { isInsideShoppingApp } from '../../lib/session/partner.ts';
import { useSession } from '../../lib/session/session.ts';
import { provedPartner } from '../../lib/session/wallet-app-user.ts';
import { whileLoggedIn } from '../../lib/session/while-logged-in.ts';
import type { AppRouter } from '../router.tsx';

/** Registers what may stand over a page; code and messages of each are loaded when it is first needed. */
export function offerOverlays(): void {
  offerLogin();
  offerDeposit();
  offerProof(async (kinds) => {
    await loadMessages('password');
    const { askForProof } = await import('../../features/password/proof/ask-for-proof.tsx');
    return askForProof(kinds as readonly ProofKind[]);
  });
  offerKycModals(async (modal, standing) => {
    await loadMessages('kyc');
    const { openKycModal } = await import('../../features/kyc/gate/kyc-modals.tsx');
    openKycModal(modal, standing);
  });
  offerAddAccount(async ({ onAdded }) => {
    if (!(await hasName())) return showKycModal('withdraw');
    await loadMessages('withdraw-accounts');
    const { openAddPanel } = await import(
      '../../features/withdraw-accounts/add/open-add-panel.tsx'
    );
    openAddPanel(onAdded);
  });
  offerWithdraw();
}

function offerLogin(): void {
  const Content = lazy(async () => {
    await loadMessages('login');
    return import('../../features/login/login-sheet.tsx');
  });
  offerOverlayContents({ login: { title: msg`Log in`, Content } }, true);
}

/** For its two pending actions. */
function offerDeposit(): void {
  const Content = lazy(async () => {
    await loadMessages('deposit');
    return import('../../features/deposit/deposit-sheet.tsx');
  });
  const enter = (payload: OverlayPayload) => openCashier('deposit', payload);
  const content = { title: depositTitle, Content, enter };
  offerOverlayContents({ deposit: content, depositmaya: content }, true);
}

/** Without a name of the identity check no account can be added. [M-317] */
async function hasName(): Promise<boolean> {
  // A visitor needs nothing of what fetches it.
  const { loadKyc } = await import('../../lib/kyc/load-kyc.ts');
  const record = await loadKyc().catch(() => null);
  // What could not be read is decided by the panel, which says so.
  return record === null || record.first_name !== '';
}

const Withdraw = lazy(() => import('../../features/withdraw/withdraw-sheet.tsx'));
const Notice = lazy(() => import('../../features/withdraw/notice/notice-sheet.tsx'));

/** Inside the shopping app a notice stands in its place. [M-079 M-328 M-333] */
function offerWithdraw(): void {
  const enter = openCashier.bind(null, 'withdraw');
  const offer = () => {
    const content = isInsideShoppingApp(provedPartner())
      ? { title: titles.notice, Content: Notice }
      : { title: titles.withdraw, Content: Withdraw };
    return offerOverlayContents({ withdraw: { ...content, enter } }, true);
  };
  let takeBack = offer();
  // An entry from the app may come after the page.
  useSession.subscribe((now, before) => {
    if ((now.token === null) === (before.token === null)) return;
    const former = takeBack;
    takeBack = offer();
    former();
  });
}

/** Shows gifts and notices to whoever is logged in; code and messages are loaded after the login. */
export function offerGifts(router: AppRouter): void {
  const place = {
    isInGame: () => /^\/(?:s-game-page|try)\//.test(router.state.location.pathname),
    onMove: (listener: () => void) => router.subscribe('onResolved', listener),
  };
  whileLoggedIn(async () => {
    await loadMessages('gifts');
    const { startGifts } = await import('../../features/gifts/start-gifts.ts');
    return () => startGifts(place);
  });
}
