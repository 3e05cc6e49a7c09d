import type { Text } from '@perya/game-kit/game';

export const phraseTexts = {
  open: { en: 'Say something to the room', tl: 'Magsabi sa room' },
  title: { en: 'Say to the room', tl: 'Sabihin sa room' },
  about: {
    en: 'Everybody in the room sees it under your number there, never your name.',
    tl: 'Makikita ito ng lahat sa room sa numero mo roon, hindi sa pangalan mo.',
  },
  heard: { en: 'Said in the room', tl: 'Sinabi sa room' },
  muteAll: { en: 'Hear nobody', tl: 'Huwag makarinig ng sinuman' },
  muted: { en: 'Muted by you', tl: 'Mga ni-mute mo' },
} satisfies Record<string, Text>;

export const playerText = (voice: number): Text => ({
  en: `Player ${voice}`,
  tl: `Player ${voice}`,
});

export const muteText = (voice: number): Text => ({
  en: `Mute player ${voice}`,
  tl: `I-mute si player ${voice}`,
});

export const unmuteText = (voice: number): Text => ({
  en: `Hear player ${voice} again`,
  tl: `Pakinggan ulit si player ${voice}`,
});
