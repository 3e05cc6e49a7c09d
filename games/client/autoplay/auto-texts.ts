import type { Text } from '@perya/game-kit/game';
import type { AutoEnd } from './auto-plan.ts';

export const autoTexts = {
  name: { en: 'Autoplay', tl: 'Autoplay' },
  title: { en: 'Autoplay', tl: 'Autoplay' },
  rounds: { en: 'Rounds', tl: 'Bilang ng round' },
  loss: { en: 'Lose at most', tl: 'Matalo nang hanggang' },
  gain: {
    en: 'Stop when the profit of a round is',
    tl: 'Huminto kapag ang tubo ng isang round ay',
  },
  balance: { en: 'Stop when the balance is below', tl: 'Huminto kapag mas mababa ang balanse sa' },
  never: { en: 'Never', tl: 'Huwag' },
  note: {
    en: 'A tap on the button ends it after the round. So do your limits, a reality check, and leaving the page.',
    tl: 'I-tap ang button at hihinto ito pagkatapos ng round. Hihinto rin kapag naabot ang limit mo, may reality check, o umalis ka sa page.',
  },
  start: { en: 'Start {rounds} rounds of {amount}', tl: 'Simulan ang {rounds} round na {amount}' },
  stop: { en: 'Stop', tl: 'Itigil' },
  left: { en: '{count} left', tl: '{count} pa' },
} satisfies Record<string, Text>;

/** What is said when it has ended; a hand that ended it knows. */
export const endTexts: Partial<Record<AutoEnd, Text>> = {
  rounds: {
    en: 'Autoplay is over: all rounds were played.',
    tl: 'Tapos na ang autoplay: nalaro na ang lahat ng round.',
  },
  loss: {
    en: 'Autoplay has stopped: another round could lose more than you allowed.',
    tl: 'Huminto ang autoplay: baka lumampas sa sinet mo ang talo sa susunod na round.',
  },
  gain: {
    en: 'Autoplay has stopped: one round made the profit that you chose.',
    tl: 'Huminto ang autoplay: naabot ng isang round ang tubong sinet mo.',
  },
  balance: {
    en: 'Autoplay has stopped: the balance is below what you chose.',
    tl: 'Huminto ang autoplay: mas mababa na ang balanse sa sinet mo.',
  },
  page: { en: 'Autoplay has stopped.', tl: 'Huminto ang autoplay.' },
};
