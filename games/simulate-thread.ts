import { parentPort } from 'node:worker_threads';
import { sumRounds } from '@perya/game-kit/simulate';
import { games } from './registry.ts';

export interface Piece {
  slug: string;
  rounds: number;
  seed: number;
}

/** One thread of a long simulation: takes a piece, answers its sums. */
parentPort?.on('message', ({ slug, rounds, seed }: Piece) => {
  const module = games[slug];
  if (!module) throw new Error(`There is no game ${slug}`);
  parentPort?.postMessage(
    sumRounds({ game: module.rules, play: module.simulatedPlay, rounds, seed }),
  );
});
