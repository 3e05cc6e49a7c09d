import { manilaMidnight } from '@perya/contract/manila-time';
import { inTransaction } from '../../../platform/database/transaction.ts';
import {
  type GameProvider,
  ProviderFailure,
  type ProviderTransaction,
} from '../../../providers/games/game-provider.ts';
import { uidOf } from '../provider-api/read-request.ts';
import type { GamesServices } from '../services.ts';
import type { Difference } from './comparison.store.ts';
import { findDifferences, findUnheardOf } from './find-differences.ts';

export type ComparisonServices = Pick<GamesServices, 'pool' | 'comparisons' | 'isPlayer'>;
export type ListsTransactions = GameProvider & {
  listTransactions: NonNullable<GameProvider['listTransactions']>;
};

/** So much of a day is asked for at once: an answer of a busy hour is read in one piece. */
const sliceMs = 15 * 60_000;
const dayMs = 24 * 3600_000;
/** A transaction that came to one side before midnight and to the other after it is looked for on both sides of it. */
const edgeMs = 10 * 60_000;
/** More are counted; nobody looks at each. */
const keptMax = 1000;

interface Found {
  theirs: number;
  ours: number;
  differences: Difference[];
}

/** What is the provider's in a slice, with whose it is here. */
async function knowPlayers(
  { isPlayer }: Pick<GamesServices, 'isPlayer'>,
  listed: readonly ProviderTransaction[],
) {
  return Promise.all(
    listed.map(async ({ player, at: _, ...each }) => {
      const uid = uidOf(player);
      return { ...each, uid: uid !== null && (await isPlayer(uid)) ? uid : null };
    }),
  );
}

async function compareSlices(
  services: ComparisonServices,
  { venue, listTransactions }: ListsTransactions,
  day: { from: number; until: number },
): Promise<Found> {
  const { comparisons } = services;
  const found: Found = { theirs: 0, ours: 0, differences: [] };
  for (let at = day.from; at < day.until; at += sliceMs) {
    const span = { from: new Date(at), until: new Date(at + sliceMs) };
    const near = { from: new Date(at - edgeMs), until: new Date(at + sliceMs + edgeMs) };
    const listed = await listTransactions(near);
    const own = listed.filter((each) => each.at >= span.from && each.at < span.until);
    const theirs = await knowPlayers(services, own);
    const ours = await comparisons.listOurs({ venue, ...span });
    const heardOf = new Set(listed.map(({ transactionId }) => transactionId));
    found.differences.push(
      ...findDifferences(theirs, await comparisons.findOurs(venue, theirs)),
      ...findUnheardOf(ours, heardOf),
    );
    found.theirs += theirs.length;
    found.ours += ours.length;
  }
  return found;
}

/** Holds a day of Manila in a provider's books against ours, and keeps what the two tell otherwise. */
export async function compareDay(
  services: ComparisonServices,
  provider: ListsTransactions,
  day: string,
): Promise<void> {
  const { pool, comparisons } = services;
  const { venue } = provider;
  const from = manilaMidnight(day);
  const save = (found: Found, problem: ProviderFailure['trouble'] | null) =>
    inTransaction(pool, (client) =>
      comparisons.save(
        client,
        {
          venue,
          day,
          theirs: found.theirs,
          ours: found.ours,
          differences: found.differences.length,
          problem,
        },
        found.differences.slice(0, keptMax),
      ),
    );
  try {
    await save(await compareSlices(services, provider, { from, until: from + dayMs }), null);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    await save({ theirs: 0, ours: 0, differences: [] }, error.trouble);
  }
}
