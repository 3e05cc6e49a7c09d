import type { Text } from '@perya/game-kit/game';
import { formatHeight } from '../rules/curve.ts';

export const texts = {
  fly: { en: 'Fly', tl: 'Paliparin' },
  pull: { en: 'Pull down', tl: 'Ibaba' },
  gone: { en: 'Flew away', tl: 'Tinangay ng hangin' },
  waiting: { en: 'Wait for the next round', tl: 'Hintayin ang susunod na round' },
  ready: { en: 'Ready to fly', tl: 'Handa nang lumipad' },
  opening: { en: 'Joining the room …', tl: 'Pumapasok sa room …' },
  bets: { en: 'Place your kites', tl: 'Ilagay ang mga saranggola' },
  climbing: { en: 'The kites climb.', tl: 'Umaakyat ang mga saranggola.' },
  kite: { en: 'Kite', tl: 'Saranggola' },
  second: { en: 'Fly a second kite', tl: 'Magpalipad ng ikalawa' },
  mark: { en: 'Comes down', tl: 'Bababa' },
  byHand: { en: 'by hand', tl: 'sa kamay' },
  history: { en: 'Last flights', tl: 'Mga huling lipad' },
  height: { en: 'Height', tl: 'Taas' },
  away: {
    en: 'The room could not be reached. Kites without a mark come back.',
    tl: 'Hindi naabot ang room. Ibinabalik ang mga saranggolang walang marka.',
  },
} satisfies Record<string, Text>;

export const brokeText = (height: number): Text => ({
  en: `The string broke at ${formatHeight(height)}.`,
  tl: `Naputol ang tali sa ${formatHeight(height)}.`,
});

export const secondsText = (seconds: number): Text => ({
  en: `Bets close in ${seconds} s`,
  tl: `Sarado ang taya sa ${seconds} s`,
});

export const delayText = (delayMs: number): Text => ({
  en: `Your connection: ${Math.round(delayMs)} ms`,
  tl: `Connection mo: ${Math.round(delayMs)} ms`,
});

export const seatsText = (seats: number): Text => ({
  en: seats === 1 ? '1 player flies' : `${seats} players fly`,
  tl: `${seats} ang lumilipad`,
});

export const downText = (height: number): Text => ({
  en: `Down at ${formatHeight(height)}`,
  tl: `Naibaba sa ${formatHeight(height)}`,
});
