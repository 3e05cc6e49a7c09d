import { msg } from '@lingui/core/macro';
import { lazy } from 'react';
import { loadMessages } from '../../lib/language/messages.ts';
import { offerOverlayContents } from '../../lib/overlays/overlay-contents.ts';

/** Registers the login for its pending action; code and messages are loaded when it is first opened. */
export function offerLogin(): void {
  const Content = lazy(async () => {
    await loadMessages('login');
    return import('../../features/login/login-sheet.tsx');
  });
  offerOverlayContents({ login: { title: msg`Log in`, Content } }, true);
}
