import type { Text } from '@perya/game-kit/game';
import type { Shown } from '../rules/show.ts';
import type { Place } from '../rules/state.ts';
import { texts } from './texts.ts';

/** Bots are called what they are. */
const botNames = ['Bot Isko', 'Bot Luming'];

export function nameOf(
  { me, bots }: Pick<Shown, 'me' | 'bots'>,
  place: Place,
  text: (text: Text) => string,
): string {
  if (place === me) return text(texts.you);
  const after = (place - me + 3) % 3;
  if (bots) return botNames[after - 1] ?? '';
  return text(texts.seat).replace('{number}', `${place + 1}`);
}
