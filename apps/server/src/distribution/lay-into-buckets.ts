import type pg from 'pg';
import { StartError } from '../platform/start-error.ts';
import { createMoreBucketsStore, type MoreBucketsStore } from './more-buckets.store.ts';
import { createNodesStore } from './nodes.store.ts';
import { tablesThat } from './places.ts';
import { createTablesStore } from './tables.store.ts';

export interface BucketsOptions {
  /** Into how many; more than there are. */
  count: number;
  /** Told of each table when it is done. */
  say?: (line: string) => void;
}

/** Ids of transactions lie by the id, and not by whoever used it. */
const byItself = 'games.used_id';
/** Rows of no player, each with its own way. */
const ofNobody = ['games.nonce', 'games.venue_day'];

const mostBuckets = 1024;

/** Why it cannot be done, each in a sentence; none if it can. */
async function findObstacles(
  owner: pg.ClientBase,
  store: MoreBucketsStore,
  count: number,
): Promise<string[]> {
  const nodes = createNodesStore(owner);
  const tables = createTablesStore(owner);
  const there = await nodes.readBuckets();
  if (there === null) {
    return ['There is no installation here yet: a new one is made with PERYA_BUCKETS.'];
  }
  if (await store.isSpread()) {
    return ['This installation lies on several nodes, where rows keep their buckets.'];
  }
  if (!Number.isInteger(count) || count <= there || count > mostBuckets) {
    return [
      `The players lie in ${there === 1 ? 'one bucket' : `${there} buckets`}: say a number from ${there + 1} to ${mostBuckets}.`,
    ];
  }
  const found: string[] = [];
  const unknown = (await store.listOfNobody()).filter((name) => !ofNobody.includes(name));
  if (unknown.length > 0) {
    found.push(`Nobody has said how rows without a player are laid: ${unknown.join(', ')}.`);
  }
  const byBucket = tablesThat('byBucket');
  const late = [
    ...(await tables.listKeysWithoutBucket(byBucket)),
    ...(await tables.listUnfilled(byBucket)),
  ];
  if (late.length > 0) {
    found.push(
      `Not made for buckets yet: ${late.slice(0, 5).join(', ')}. A start of this release, a day after its first, does that.`,
    );
  }
  const servers = await nodes.listServers();
  if (servers.length > 0) {
    found.push(
      `Servers are running: ${servers.join(', ')}. Stop them; one that was killed is forgotten after a minute.`,
    );
  }
  return found;
}

/**
 * Lays the rows of all players into more buckets, in one transaction: whoever ends it leaves everything as it was. What
 * was sealed stays sealed, since a seal does not say where a row lies.
 */
export async function layIntoBuckets(
  owner: pg.ClientBase,
  { count, say = () => {} }: BucketsOptions,
): Promise<void> {
  const store = createMoreBucketsStore(owner);
  const obstacles = await findObstacles(owner, store, count);
  if (obstacles.length > 0) throw new StartError(obstacles.join('\n'));
  const ofPlayers = await store.listOfPlayers();
  await store.begin();
  try {
    await store.lock([...ofPlayers, ...ofNobody]);
    await store.setCount(count);
    for (const name of [...ofPlayers, ...ofNobody]) await store.dropDefault(name);
    for (const name of ofPlayers.filter((each) => each !== byItself)) {
      say(`${name}: ${await store.layByPlayer(name)} rows`);
    }
    say(`${byItself}: ${await store.layIds()} rows`);
    say(`games.nonce: ${await store.repeatNonces(count)} rows more`);
    say(`games.venue_day: ${await store.closeVenueDays()} rows to be shared out anew`);
    await store.commit();
  } catch (error) {
    await store.rollback();
    throw error;
  }
  for (const name of [...ofPlayers, ...ofNobody]) await store.tidy(name);
}
