import { commitmentOf } from '@perya/game-kit/fair-source';
import { seedAt } from '@perya/game-kit/hash-chain';
import type { ShoeSeeds } from '@perya/game-kit/shoe';
import type { Fairness } from '../port.ts';
import { newRequestId } from '../session/new-request-id.ts';

const newSeed = () => `${newRequestId()}${newRequestId()}`;

interface SeedOptions {
  /** How many rounds a shoe has, where the game deals from one. */
  shoeRounds: number | undefined;
  /** The same rounds each time; new seeds without it. */
  fixed: string | null;
}

/** The seeds of the rounds played in this browser, one after the other. */
export function createPracticeSeeds({ shoeRounds, fixed }: SeedOptions) {
  let clientSeed = 'practice';
  let nonce = 1;
  // In a shoe this is the last of its chain.
  let serverSeed = fixed ?? newSeed();
  let shoeFrom = 1;

  const seeds = (): ShoeSeeds =>
    shoeRounds === undefined
      ? { serverSeed, clientSeed, nonce, shoeFrom: null }
      : {
          serverSeed: seedAt(serverSeed, shoeRounds, nonce - shoeFrom + 1),
          clientSeed,
          nonce,
          shoeFrom,
        };
  const begin = () => {
    serverSeed = fixed ?? newSeed();
    shoeFrom = nonce;
  };
  return {
    seeds,
    fairness: (): Omit<Fairness, 'last'> => ({
      commitment: commitmentOf(seeds().serverSeed),
      clientSeed,
      nonce,
      shoe:
        shoeRounds === undefined
          ? null
          : {
              from: shoeFrom,
              rounds: shoeRounds,
              commitment: seedAt(serverSeed, shoeRounds, 0),
            },
    }),
    /** The round is over. */
    next: () => {
      nonce += 1;
      if (shoeRounds === undefined || nonce >= shoeFrom + shoeRounds) begin();
    },
    /** A shoe is of one seed of the player: another begins a new one. */
    change: (chosen: string) => {
      clientSeed = chosen;
      if (shoeRounds !== undefined) begin();
    },
  };
}
