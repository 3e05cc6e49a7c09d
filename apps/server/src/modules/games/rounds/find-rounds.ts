import { foundRowsMax } from '@perya/contract/house/staff-calls/search';
import { toPesos } from '@perya/money';
import type { Finder } from '../../../platform/lists/finder.ts';
import type { GamesServices } from '../services.ts';

/** As the address of its page has it. */
const playerAndNumber = /^(\d{1,18})\/(\d{1,18})$/;

async function keysOf({ rounds, catalogue }: GamesServices, words: string) {
  const [, uid, id] = playerAndNumber.exec(words) ?? [];
  if (uid !== undefined && id !== undefined) return [{ uid: BigInt(uid), betId: BigInt(id) }];
  const venues = (await catalogue.listVenues()).map(({ code }) => code);
  return rounds.listByTransaction(venues, words, foundRowsMax);
}

/** Rounds by player and number, or by a transaction of the provider: whole, so that an index serves. */
export const roundFinder = (services: GamesServices): Finder => ({
  kind: 'round',
  permission: 'games.read',
  async find(words) {
    const keys = await keysOf(services, words);
    const rounds = await Promise.all(
      keys.map(({ uid, betId }) => services.rounds.find(uid, betId)),
    );
    return Promise.all(
      rounds
        .filter((round) => round !== null)
        .map(async ({ uid, id, gameCode, roundId, stake, stakeReturned }) => ({
          id: `${uid}/${id}`,
          name: (await services.catalogue.findGame(gameCode))?.name ?? gameCode,
          about: `${roundId} · ${uid}`,
          amount: toPesos(stake > 0n ? stake : stakeReturned),
          is_exact: true,
        })),
    );
  },
});
