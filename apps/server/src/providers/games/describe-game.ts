import type { ProviderGame } from './game-provider.ts';

/** The words of providers for what a game is, folded; what is not here is for staff to say. */
const categories: readonly (readonly [RegExp, NonNullable<ProviderGame['category']>])[] = [
  [/slot|megaways|jackpot/, 'Slot'],
  [/live/, 'Live'],
  [/fish/, 'Fishing'],
  [/bingo|keno|lotto|lottery/, 'Bingo'],
  [/roulette|blackjack|baccarat|poker|table|dice|card|crash|scratch|arcade/, 'Table Game'],
];

export const categoryOf = (given: string): ProviderGame['category'] =>
  categories.find(([pattern]) => pattern.test(given.toLowerCase()))?.[1] ?? null;

/** In percent with two digits; null for what is no return of a game. */
export function rtpOf(given: string | number | null | undefined): string | null {
  const percent = Number(given ?? Number.NaN);
  return percent > 0 && percent <= 100 ? percent.toFixed(2) : null;
}

/** As `en`, `tl` or `pt-br`; what is no code of a language is left out. */
export const languagesOf = (given: readonly string[] | null | undefined): string[] =>
  [
    ...new Set(
      (given ?? [])
        .map((code) => code.toLowerCase().replace('_', '-'))
        .filter((code) => /^[a-z]{2,3}(?:-[a-z]{2,4})?$/.test(code)),
    ),
  ].sort();
