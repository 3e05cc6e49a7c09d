import type { OpenedLaunch } from '../open-launch.ts';
import { refusal } from '../refusals.ts';
import { gameOf } from '../studio.ts';

/** A game for whoever tries it without money. It is played in the browser alone, so it has no session. */
export function openPractice(code: string, lang: 'en' | 'tl'): Omit<OpenedLaunch, 'session'> {
  const { engine, name, hue, module } = gameOf(code);
  // One round for everybody needs a room, which is played for money.
  if (module.room) throw refusal('NO_PRACTICE');
  return { engine, gameName: name, hue, lang };
}
