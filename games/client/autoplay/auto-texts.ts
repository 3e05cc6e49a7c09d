import type { Text } from '@perya/game-kit/game';
import type { AutoEnd } from './auto-plan.ts';

export const autoTexts = {
  name: { en: 'Autoplay', tl: 'Kusang laro' },
  title: { en: 'Play by itself', tl: 'Kusang laro' },
  rounds: { en: 'Rounds', tl: 'Bilang ng round' },
  loss: { en: 'Lose at most', tl: 'Matalo nang hanggang' },
  gain: { en: 'Stop when one round gains', tl: 'Huminto kapag tumubo ang isang round ng' },
  balance: { en: 'Stop when the balance is below', tl: 'Huminto kapag mas mababa ang balanse sa' },
  never: { en: 'Never', tl: 'Huwag' },
  note: {
    en: 'A tap on the button ends it after the round. So do your limits, a reality check, and leaving the page.',
    tl: 'Isang pindot sa button at hihinto ito pagkatapos ng round. Gayundin kapag naabot ang limit mo, may paalala sa oras, o iniwan mo ang pahina.',
  },
  start: { en: 'Start {rounds} rounds of {amount}', tl: 'Simulan ang {rounds} round na {amount}' },
  stop: { en: 'Stop', tl: 'Itigil' },
  left: { en: '{count} left', tl: '{count} pa' },
} satisfies Record<string, Text>;

/** What is said when it has ended; a hand that ended it knows. */
export const endTexts: Partial<Record<AutoEnd, Text>> = {
  rounds: {
    en: 'Autoplay is over: all rounds were played.',
    tl: 'Tapos ang kusang laro: nalaro na ang lahat ng round.',
  },
  loss: {
    en: 'Autoplay has stopped: another round could lose more than you allowed.',
    tl: 'Huminto ang kusang laro: baka lumampas sa itinakda mo ang talo sa susunod na round.',
  },
  gain: {
    en: 'Autoplay has stopped: one round gained what you asked for.',
    tl: 'Huminto ang kusang laro: naabot ng isang round ang tubong itinakda mo.',
  },
  balance: {
    en: 'Autoplay has stopped: the balance is below what you asked for.',
    tl: 'Huminto ang kusang laro: mas mababa na ang balanse sa itinakda mo.',
  },
  page: { en: 'Autoplay has stopped.', tl: 'Huminto ang kusang laro.' },
};
