import type { Studio } from '../studio.ts';
import { roundPlace, seatPlace } from './places.ts';
import { listUnsealedRounds, listUnsealedSeats, resealRound, resealSeat } from './vault.store.ts';

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
    if (seats.length + rounds.length === 0) return count;
    count += seats.length + rounds.length;
  }
}
