import type { Text } from '@perya/game-kit/game';
import type { Spot } from '../rules/spots.ts';

/** What is painted on a field: shorter than its name. */
const painted: Record<string, Text> = {
  low: { en: '1 – 18', tl: '1 – 18' },
  high: { en: '19 – 36', tl: '19 – 36' },
  even: { en: 'Even', tl: 'Pares' },
  odd: { en: 'Odd', tl: 'Gansal' },
  red: { en: 'Red', tl: 'Pula' },
  black: { en: 'Black', tl: 'Itim' },
  'dozen-1': { en: '1st 12', tl: 'Unang 12' },
  'dozen-2': { en: '2nd 12', tl: 'Ika-2 12' },
  'dozen-3': { en: '3rd 12', tl: 'Ika-3 12' },
};

export function fieldText({ id, kind, numbers }: Spot): Text {
  if (kind === 'column') return { en: '2:1', tl: '2:1' };
  const number = `${numbers[0]}`;
  return painted[id] ?? { en: number, tl: number };
}
