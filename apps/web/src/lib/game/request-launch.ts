import { ClientError } from '@perya/contract/client-errors';
import { launchGame } from '@perya/contract/games/calls/launch';
import { languageOfLocale } from '@perya/contract/text';
import { onceAgreed } from '../agreements/agreement-asker.ts';

/** Asks for the URL of a game in the page's own language. It is dark like the room around it, by day and by night. [G-194 M-371] */
export async function requestLaunch(code: string): Promise<string> {
  const { api } = await import('../http/api.ts');
  const lang = languageOfLocale(document.documentElement.lang);
  const url = await onceAgreed(() => api.call(launchGame, { code, lang, theme: 'dark' }));
  // Granted, and yet there is nothing to open.
  if (!url) throw new ClientError('business', 'The launch brought no game', 'NO_GAME_URL');
  return url;
}
