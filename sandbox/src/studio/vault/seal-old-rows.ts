import type { Studio } from '../studio.ts';
import { chainPlace, roundPlace, seatPlace } from './places.ts';
import {
  listUnsealedChains,
  listUnsealedRounds,
  listUnsealedSeats,
  resealChain,
  resealRound,
  resealSeat,
} from './vault.store.ts';

const atOnce = 200;

/** Seals what an earlier release left in clear or another key has sealed, and says how much it was. */
export async function sealOldRows({
  pool,
  vault,
}: Pick<Studio, 'pool' | 'vault'>): Promise<number> {
  let count = 0;
  for (;;) {
    const seats = await listUnsealedSeats(pool, vault.prefix, atOnce);
    for (const seat of seats) {
      const place = seatPlace(seat);
      const sealed = vault.seal(vault.open(seat.serverSeed, place), place);
      await resealSeat(pool, seat, sealed);
    }
    const rounds = await listUnsealedRounds(pool, vault.prefix, atOnce);
    for (const round of rounds) {
      const place = roundPlace(round);
      const reseal = (kept: string) => vault.seal(vault.open(kept, place), place);
      const { serverSeed, gameState } = round;
      await resealRound(pool, round, {
        serverSeed: reseal(serverSeed),
        gameState: gameState === null ? null : reseal(gameState),
      });
    }
    const chains = await listUnsealedChains(pool, vault.prefix, atOnce);
    for (const chain of chains) {
      const place = chainPlace(chain);
      await resealChain(pool, chain, vault.seal(vault.open(chain.lastSeed, place), place));
    }
    const dealtWith = seats.length + rounds.length + chains.length;
    if (dealtWith === 0) return count;
    count += dealtWith;
  }
}
