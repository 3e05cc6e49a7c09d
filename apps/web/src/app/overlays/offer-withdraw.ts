import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { lazy } from 'react';
import { titles } from '../../features/withdraw/titles.ts';
import { openCashier } from '../../lib/cashier/open-cashier.ts';
import { offerOverlayContents } from '../../lib/overlays/overlay-contents.ts';
import { isInsideShoppingApp, readPartner } from '../../lib/session/partner.ts';

const Withdraw = lazy(() => import('../../features/withdraw/withdraw-sheet.tsx'));
const Notice = lazy(() => import('../../features/withdraw/notice/notice-sheet.tsx'));

/** Registers the withdrawal for its pending action; inside the shopping app a notice stands in its place. [M-079 M-328 M-333] */
export function offerWithdraw(): void {
  const isNotice = isInsideShoppingApp(readPartner(sessionStore));
  const content = isNotice
    ? { title: titles.notice, Content: Notice }
    : { title: titles.withdraw, Content: Withdraw };
  const enter = openCashier.bind(null, 'withdraw');
  offerOverlayContents({ withdraw: { ...content, enter } }, true);
}
