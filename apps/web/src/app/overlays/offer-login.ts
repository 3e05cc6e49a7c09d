import { msg } from '@lingui/core/macro';
import { lazy } from 'react';
import { wantMessages } from '../../lib/language/messages.ts';
import { offerOverlayContents } from '../../lib/overlays/overlay-contents.ts';

/** Puts the login behind its pending action; its code and words come when it is first opened. */
export function offerLogin(): void {
  const Content = lazy(async () => {
    await wantMessages('login');
    return import('../../features/login/login-sheet.tsx');
  });
  offerOverlayContents({ login: { title: msg`Log in`, Content } });
}
