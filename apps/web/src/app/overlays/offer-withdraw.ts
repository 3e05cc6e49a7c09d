import { lazy } from 'react';
import { titles } from '../../features/withdraw/titles.ts';
import { openCashier } from '../../lib/cashier/open-cashier.ts';
import { offerOverlayContents } from '../../lib/overlays/overlay-contents.ts';
import { isInsideShoppingApp } from '../../lib/session/partner.ts';
import { useSession } from '../../lib/session/session.ts';
import { provedPartner } from '../../lib/session/wallet-app-user.ts';

const Withdraw = lazy(() => import('../../features/withdraw/withdraw-sheet.tsx'));
const Notice = lazy(() => import('../../features/withdraw/notice/notice-sheet.tsx'));

/** Registers the withdrawal for its pending action; inside the shopping app a notice stands in its place. [M-079 M-328 M-333] */
export function offerWithdraw(): void {
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
