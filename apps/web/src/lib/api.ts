import { createClient } from '@perya/contract/client';
import { readBootData } from './boot-data.ts';
import { sessionStore } from './browser-stores.ts';
import { requestHeaders } from './request-headers.ts';
import { sessionToken } from './session-token.ts';

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
