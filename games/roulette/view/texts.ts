import type { Text } from '@perya/game-kit/game';
import type { CallName } from '../rules/call-bets.ts';

export const texts = {
  lastNumbers: { en: 'Last numbers', tl: 'Mga huling numero' },
  hint: { en: 'Tap a number, a colour or a dozen', tl: 'I-tap ang numero, kulay o dosena' },
  closeHint: { en: 'Lines and corners take chips too', tl: 'Puwede rin sa guhit at sangandaan' },
  trackHint: {
    en: 'Tap a number: its neighbours come too',
    tl: 'I-tap ang numero: kasama ang mga katabi',
  },
  closer: { en: 'Closer', tl: 'Lapitan' },
  track: { en: 'Racetrack', tl: 'Racetrack' },
  statistics: { en: 'Counts', tl: 'Bilang' },
  neighbours: { en: 'Neighbours: {count}', tl: 'Katabi: {count}' },
  fewer: { en: 'Fewer neighbours', tl: 'Bawasan ang katabi' },
  more: { en: 'More neighbours', tl: 'Dagdagan ang katabi' },
  withNeighbours: { en: '{pocket} and {count} neighbours', tl: '{pocket} at {count} katabi' },
  chips: { en: '{count} chips', tl: '{count} chip' },
  statisticsTitle: { en: 'Your last rounds', tl: 'Mga huling round mo' },
  chance: {
    en: 'What came before says nothing about the next number.',
    tl: 'Walang sinasabi ang mga lumabas na tungkol sa susunod na numero.',
  },
  noRounds: { en: 'No round yet.', tl: 'Wala pang round.' },
  often: { en: 'Came more than once', tl: 'Lumabas nang higit sa isa' },
  favourites: { en: 'Your bets', tl: 'Mga taya mo' },
  layFavourite: { en: 'Lay again', tl: 'Ilagay ulit' },
  times: { en: '{count}×', tl: '{count}×' },
} satisfies Record<string, Text>;

/** As they are called at tables everywhere. */
export const callTexts: Readonly<Record<CallName, Text>> = {
  voisins: { en: 'Voisins', tl: 'Voisins' },
  tiers: { en: 'Tiers', tl: 'Tiers' },
  orphelins: { en: 'Orphelins', tl: 'Orphelins' },
  zero: { en: 'Zero game', tl: 'Larong zero' },
};
