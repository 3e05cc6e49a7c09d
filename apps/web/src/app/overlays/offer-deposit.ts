import { lazy } from 'react';
import { depositTitle as title } from '../../features/deposit/deposit-title.ts';
import { openCashier } from '../../lib/cashier/open-cashier.ts';
import { loadMessages } from '../../lib/language/messages.ts';
import { offerOverlayContents } from '../../lib/overlays/overlay-contents.ts';
import type { OverlayPayload } from '../../lib/overlays/pending-action.ts';

/** Registers the deposit for its two pending actions; code and messages are loaded when it is first opened. */
export function offerDeposit(): void {
  const Content = lazy(async () => {
    await loadMessages('deposit');
    return import('../../features/deposit/deposit-sheet.tsx');
  });
  const enter = (payload: OverlayPayload) => openCashier('deposit', payload);
  const content = { title, Content, enter };
  offerOverlayContents({ deposit: content, depositmaya: content }, true);
}
