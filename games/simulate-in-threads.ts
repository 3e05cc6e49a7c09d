import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { addSums, noRounds, type RoundSums } from '@perya/game-kit/simulate';
import type { Piece } from './simulate-thread.ts';

/** The chunks do not depend on the number of threads, so the result does not either. */
const roundsPerPiece = 1_000_000;

function cut(slug: string, rounds: number, seed: number): Piece[] {
  const count = Math.ceil(rounds / roundsPerPiece);
  return Array.from({ length: count }, (_, place) => ({
    slug,
    rounds: Math.min(roundsPerPiece, rounds - place * roundsPerPiece),
    seed: seed * 1_000_003 + place,
  }));
}

export interface Simulator {
  run(slug: string, rounds: number, seed: number): Promise<RoundSums>;
  stop(): Promise<void>;
}

/** Plays the rounds of one game on several threads. */
export function createSimulator(threadCount: number): Simulator {
  const threads = Array.from(
    { length: threadCount },
    () => new Worker(new URL('./simulate-thread.ts', import.meta.url)),
  );
  return {
    async run(slug, rounds, seed) {
      const pieces = cut(slug, rounds, seed);
      const sums = new Array<RoundSums>(pieces.length);
      let next = 0;
      const work = async (thread: Worker) => {
        for (let place = next++; place < pieces.length; place = next++) {
          thread.postMessage(pieces[place]);
          const [answer] = (await once(thread, 'message')) as [RoundSums];
          sums[place] = answer;
        }
      };
      await Promise.all(threads.map(work));
      return sums.reduce(addSums, noRounds);
    },
    async stop() {
      await Promise.all(threads.map((thread) => thread.terminate()));
    },
  };
}
