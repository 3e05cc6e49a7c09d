import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { type ClientOptions, createClient } from '@perya/contract/client';
import { readBootData } from '../page/boot-data.ts';
import { sessionToken } from '../session/session-token.ts';
import { requestHeaders } from './request-headers.ts';

const options: ClientOptions = {
  // Server rendering must not call the API.
  baseUrl: typeof document === 'undefined' ? '' : readBootData().apiBase,
  token: sessionToken,
  headers: () =>
    requestHeaders({
      widthPx: window.innerWidth,
      locale: document.documentElement.lang,
      session: sessionStore,
    }),
};

/** The API client of the app; no part of the first load. */
export const api = createClient(options);

/** With a token that this browser has not taken for its own. */
export const apiWith = (token: string) =>
  createClient({ ...options, token: { get: () => token, clear: () => {} } });
