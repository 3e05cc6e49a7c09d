import type { Text } from '@perya/game-kit/game';
import type { Shown } from '../rules/show.ts';
import { nameOf } from './names.ts';
import { endingTexts, texts } from './texts.ts';

/** How the hand ended, in one sentence. */
export function resultWords(shown: Shown, text: (text: Text) => string): string {
  const { result } = shown;
  if (!result) return '';
  const ending = text(endingTexts[result.ending]);
  if (result.winner === null) return ending;
  const name = nameOf(shown, result.winner, text);
  return text(texts.winner).replace('{name}', name).replace('{ending}', ending);
}
