import type { Studio } from '../studio.ts';
import { chainPlace, handPlace, roundPlace, seatPlace } from './places.ts';
import {
  listUnsealedChains,
  listUnsealedHands,
  listUnsealedRounds,
  listUnsealedSeats,
  resealChain,
  resealHand,
  resealRound,
  resealSeat,
} from './vault.store.ts';

const atOnce = 200;

type Books = Pick<Studio, 'pool' | 'vault'>;

/** Seals anew what is kept of a round or a hand while it is secret. */
function resealed(
  { vault }: Books,
  place: string,
  { serverSeed, gameState }: { serverSeed: string; gameState: string | null },
) {
  const reseal = (kept: string) => vault.seal(vault.open(kept, place), place);
  return {
    serverSeed: reseal(serverSeed),
    gameState: gameState === null ? null : reseal(gameState),
  };
}

async function resealRounds(books: Books): Promise<number> {
  const rounds = await listUnsealedRounds(books.pool, books.vault.prefix, atOnce);
  for (const round of rounds) {
    await resealRound(books.pool, round, resealed(books, roundPlace(round), round));
  }
  return rounds.length;
}

async function resealHands(books: Books): Promise<number> {
  const hands = await listUnsealedHands(books.pool, books.vault.prefix, atOnce);
  for (const hand of hands) {
    await resealHand(books.pool, hand, resealed(books, handPlace(hand), hand));
  }
  return hands.length;
}

/** Seals what an earlier release left in clear or another key has sealed, and says how much it was. */
export async function sealOldRows({ pool, vault }: Books): Promise<number> {
  let count = 0;
  for (;;) {
    const seats = await listUnsealedSeats(pool, vault.prefix, atOnce);
    for (const seat of seats) {
      const place = seatPlace(seat);
      const sealed = vault.seal(vault.open(seat.serverSeed, place), place);
      await resealSeat(pool, seat, sealed);
    }
    const rounds = await resealRounds({ pool, vault });
    const chains = await listUnsealedChains(pool, vault.prefix, atOnce);
    for (const chain of chains) {
      const place = chainPlace(chain);
      await resealChain(pool, chain, vault.seal(vault.open(chain.lastSeed, place), place));
    }
    const hands = await resealHands({ pool, vault });
    const dealtWith = seats.length + rounds + chains.length + hands;
    if (dealtWith === 0) return count;
    count += dealtWith;
  }
}
