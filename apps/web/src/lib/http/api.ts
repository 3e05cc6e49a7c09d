import { createClient } from '@perya/contract/client';
import { sessionStore } from '../browser/browser-stores.ts';
import { readBootData } from '../page/boot-data.ts';
import { sessionToken } from '../session/session-token.ts';
import { requestHeaders } from './request-headers.ts';

/** The API client of the app; no part of the first load. */
export const api = createClient({
  // Server rendering must not call the API.
  baseUrl: typeof document === 'undefined' ? '' : readBootData().apiBase,
  token: sessionToken,
  headers: () =>
    requestHeaders({
      widthPx: window.innerWidth,
      locale: document.documentElement.lang,
      session: sessionStore,
    }),
});
