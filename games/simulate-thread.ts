import { parentPort } from 'node:worker_threads';
import { sumRounds } from '@perya/game-kit/simulate';
import { games } from './registry.ts';

export interface Piece {
  slug: string;
  rounds: number;
  seed: number;
}

/** A worker thread of a long simulation: takes a chunk of rounds, answers its sums. */
parentPort?.on('message', ({ slug, rounds, seed }: Piece) => {
  const module = games[slug];
  if (!module) throw new Error(`There is no game ${slug}`);
  parentPort?.postMessage(
    sumRounds({ game: module.rules, play: module.simulatedPlay, rounds, seed }),
  );
});
