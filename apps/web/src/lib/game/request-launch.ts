import { currentTheme } from '@perya/app-kit/browser/theme';
import { ClientError } from '@perya/contract/client-errors';
import { launchGame } from '@perya/contract/games/calls/launch';
import { languageOfLocale } from '@perya/contract/text';
import { onceAgreed } from '../agreements/agreement-asker.ts';

/** The theme as it is seen: where the device decides, what it decided. */
function seenTheme(): 'light' | 'dark' {
  const theme = currentTheme();
  if (theme !== 'system') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Asks for the URL of a game, in the page's own language and theme. [G-194 M-371] */
export async function requestLaunch(code: string): Promise<string> {
  const { api } = await import('../http/api.ts');
  const lang = languageOfLocale(document.documentElement.lang);
  const asked = { code, lang, theme: seenTheme() };
  const url = await onceAgreed(() => api.call(launchGame, asked));
  // Granted, and yet there is nothing to open.
  if (!url) throw new ClientError('business', 'The launch brought no game', 'NO_GAME_URL');
  return url;
}
