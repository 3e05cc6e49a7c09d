import { createClient } from '@perya/contract/client';
import { sessionStore } from '../browser/browser-stores.ts';
import { readBootData } from '../page/boot-data.ts';
import { sessionToken } from '../session/session-token.ts';
import { requestHeaders } from './request-headers.ts';

/** The one client of the app; screens that need it load it, the first paint does not. */
export const api = createClient({
  // The server draws pages that would call it, and calls nothing.
  baseUrl: typeof document === 'undefined' ? '' : readBootData().apiBase,
  token: sessionToken,
  headers: () =>
    requestHeaders({
      widthPx: window.innerWidth,
      locale: document.documentElement.lang,
      session: sessionStore,
    }),
});
