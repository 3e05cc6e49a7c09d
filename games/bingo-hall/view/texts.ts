import type { Text } from '@perya/game-kit/game';
import { poolBallMax } from '../rules/pool.ts';
import { earlyPrizes, fullHouse } from '../rules/prizes.ts';

export const texts = {
  opening: { en: 'Coming into the hall …', tl: 'Pumapasok sa bulwagan …' },
  calls: { en: 'Called so far', tl: 'Mga natawag na' },
  turning: { en: 'The drum turns', tl: 'Umiikot ang tambiyolo' },
  over: { en: 'The draw is over', tl: 'Tapos na ang laro' },
  empty: { en: 'Nobody bought a card for this draw', tl: 'Walang bumili ng kard sa larong ito' },
  prizes: { en: 'What the pot pays', tl: 'Bayad ng pot' },
  ofStakes: { en: 'of all stakes', tl: 'ng lahat ng taya' },
  counted: {
    en: 'The pot is counted when the bell rings',
    tl: 'Bibilangin ang pot pagtunog ng kampana',
  },
  timetable: { en: 'Next draws', tl: 'Mga susunod na laro' },
  past: { en: 'Last full houses', tl: 'Mga huling buong kard' },
  yours: { en: 'Your cards', tl: 'Mga kard mo' },
  fewer: { en: 'Fewer cards', tl: 'Bawasan ang kard' },
  more: { en: 'More cards', tl: 'Dagdagan ang kard' },
  other: { en: 'Other cards', tl: 'Ibang kard' },
  in: { en: 'You are in', tl: 'Kasali ka na' },
  wait: { en: 'Wait for the next draw', tl: 'Hintayin ang susunod' },
  free: { en: 'free', tl: 'libre' },
} satisfies Record<string, Text>;

export const secondsText = (seconds: number): Text => ({
  en: `The bell rings in ${clockOf(seconds)}`,
  tl: `Kampana sa loob ng ${clockOf(seconds)}`,
});

const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;

export const ballText = (called: number): Text => ({
  en: `Ball ${called}`,
  tl: `Ika-${called} bola`,
});

export const nearText = (count: number): Text => ({
  en: `${count === 1 ? '1 card waits' : `${count} cards wait`} for one number`,
  tl: `${count} kard ang isa na lang ang hinihintay`,
});

export const hallText = (players: number, cards: number): Text => ({
  en: `${players === 1 ? '1 player' : `${players} players`} · ${cards === 1 ? '1 card' : `${cards} cards`}`,
  tl: `${players} ang naglalaro · ${cards} kard`,
});

export const countText = (count: number): Text => ({
  en: count === 1 ? '1 card' : `${count} cards`,
  tl: `${count} kard`,
});

export const wonText = (ball: number, cards: number): Text => ({
  en: `ball ${ball}${cards > 1 ? ` · ${cards} cards` : ''}`,
  tl: `ika-${ball}${cards > 1 ? ` · ${cards} kard` : ''}`,
});

export const missingText = (missing: number): Text => ({
  en: `${missing} to go`,
  tl: `${missing} pa`,
});

export const waitsText = (numbers: string): Text => ({
  en: `Waits for ${numbers}`,
  tl: `Hinihintay: ${numbers}`,
});

export const buyText = (amount: string): Text => ({
  en: `Buy · ${amount}`,
  tl: `Bumili · ${amount}`,
});

export const cardText = (number: string): Text => ({ en: `Card ${number}`, tl: `Kard ${number}` });

/** What is paid besides the pot, so short that it fits beside the drum. */
export function earlyText(pool: string): Text {
  const list = (lang: keyof Text) => [
    ...earlyPrizes.map(
      ({ pattern, ballMax, times }) => `${pattern.name[lang]} ≤ ${ballMax}: ×${times}`,
    ),
    `${fullHouse.name[lang]} ≤ ${poolBallMax}: ${pool}`,
  ];
  return {
    en: `Early prizes: ${list('en').join(' · ')}`,
    tl: `Maagang premyo: ${list('tl').join(' · ')}`,
  };
}

/** What waits in the pool while it can still be won, and who took it. */
export const poolText = (pool: string): Text => ({
  en: `Pool ${pool} until ball ${poolBallMax}`,
  tl: `Pool ${pool} hanggang ika-${poolBallMax} bola`,
});

export const poolWonText = (each: string): Text => ({
  en: `The pool is won: ${each} a card`,
  tl: `Nakuha ang pool: ${each} bawat kard`,
});

export const eachText = (price: string): Text => ({ en: `${price} each`, tl: `tig-${price}` });
