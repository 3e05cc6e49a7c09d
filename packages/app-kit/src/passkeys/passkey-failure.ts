import { asClientError } from '@perya/contract/client-errors';
import { type Language, say, type Text } from '@perya/contract/text';
import { failureText } from '../query/failure-text.ts';
import { passkeyLeft, passkeyThere } from './ask-browser.ts';

const words: Record<string, Text> = {
  [passkeyLeft]: {
    en: 'No passkey was given. Try again, or use another way',
    tl: 'Walang naibigay na passkey. Subukan ulit, o gumamit ng ibang paraan',
  },
  [passkeyThere]: {
    en: 'This device has a passkey for your account already',
    tl: 'May passkey na ang device na ito para sa account mo',
  },
};

/** What the browser left undone, or else what any other call says. */
export function passkeyFailure(error: unknown, language: Language): string {
  const own = words[asClientError(error).code];
  return own ? say(own, language) : failureText(error, language);
}
