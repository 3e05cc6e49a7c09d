import type { Text } from '@perya/game-kit/game';
import { type SpotKind, spotOf } from './spots.ts';

export const kindTexts: Record<SpotKind, Text> = {
  straight: { en: 'Straight', tl: 'Isang numero' },
  split: { en: 'Split', tl: 'Dalawang numero' },
  street: { en: 'Street', tl: 'Tatlong numero' },
  corner: { en: 'Corner', tl: 'Apat na numero' },
  'six-line': { en: 'Six line', tl: 'Anim na numero' },
  column: { en: 'Column', tl: 'Kolum' },
  dozen: { en: 'Dozen', tl: 'Dosena' },
  'even-chance': { en: 'Even chance', tl: 'Patas na tsansa' },
};

const names: Record<string, Text> = {
  low: { en: '1 to 18', tl: '1 hanggang 18' },
  high: { en: '19 to 36', tl: '19 hanggang 36' },
  even: { en: 'Even', tl: 'Pares' },
  odd: { en: 'Odd', tl: 'Gansal' },
  red: { en: 'Red', tl: 'Pula' },
  black: { en: 'Black', tl: 'Itim' },
  'dozen-1': { en: '1st dozen', tl: 'Unang dosena' },
  'dozen-2': { en: '2nd dozen', tl: 'Ikalawang dosena' },
  'dozen-3': { en: '3rd dozen', tl: 'Ikatlong dosena' },
  'column-1': { en: '1st column', tl: 'Unang kolum' },
  'column-2': { en: '2nd column', tl: 'Ikalawang kolum' },
  'column-3': { en: '3rd column', tl: 'Ikatlong kolum' },
};

/** What a spot is called: by its name on the cloth, or by its kind and numbers. */
export function spotText(id: string): Text {
  const named = names[id];
  if (named) return named;
  const { kind, numbers } = spotOf(id);
  const list = numbers.join(', ');
  return { en: `${kindTexts[kind].en} ${list}`, tl: `${kindTexts[kind].tl}: ${list}` };
}

/** The same where the kind is said beside it: 17-20 of a split. */
export function shortSpotText(id: string): Text {
  const list = spotOf(id).numbers.join('-');
  return names[id] ?? { en: list, tl: list };
}
