import { type Fraction, toNumber } from '@perya/game-kit/fraction';
import { games } from './registry.ts';

const percent = (share: Fraction) => `${(toNumber(share) * 100).toFixed(4)} %`;

/** A line of docs/rtp.md for every bet whose exact odds a game works out. */
export function betOddsRows(slugs: readonly string[]): string[][] {
  return slugs.flatMap((slug) =>
    (games[slug]?.computeBetOdds?.() ?? []).map(({ name, returned, chance }) => [
      slug,
      name,
      percent(returned),
      percent(chance),
    ]),
  );
}

export const betOddsHead = ['game', 'bet', 'returns', 'wins'];
