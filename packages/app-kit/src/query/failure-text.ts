import { asClientError, isApiError } from '@perya/contract/client-errors';
import { type Language, say, type Text } from '@perya/contract/text';

export const noConnection: Text = {
  en: 'No connection. Try again.',
  tl: 'Walang koneksyon. Subukan ulit.',
};

/** The server's own words, or that there is no connection. */
export function failureText(thrown: unknown, language: Language): string {
  const error = asClientError(thrown);
  // A file that was refused is a failure of its own kind, behind which stands the server's refusal.
  const isSaid = [error, error.cause].some(isApiError);
  return isSaid ? error.message : say(noConnection, language);
}
