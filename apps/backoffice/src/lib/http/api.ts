import { type Client, createClient } from '@perya/contract/client';
import { headerNames } from '@perya/contract/headers';
import { staffHeader, staffHeaderValues } from '@perya/contract/staff/staff-header';
import { languageOfLocale } from '@perya/contract/text';
import { noteAnswer } from '../session/watch-answers.ts';

/** Staff are known by a cookie that script cannot read; the header says that a page of ours asks. */
function clientOf(asks: keyof typeof staffHeaderValues): Client {
  return createClient({
    baseUrl: '',
    token: { get: () => null, clear: () => {} },
    headers: () => ({
      [staffHeader]: staffHeaderValues[asks],
      [headerNames.language]: languageOfLocale(document.documentElement.lang),
    }),
    fetch: async (...request) => {
      const response = await fetch(...request);
      noteAnswer(response, asks === 'byHand');
      return response;
    },
  });
}

/** The API client of the app. */
export const api = clientOf('byHand');
const refreshing = clientOf('refresh');

/** A refresh that nobody asked for does not keep an idle session open. */
export function clientFor(isRefresh: boolean): Client {
  return isRefresh ? refreshing : api;
}
