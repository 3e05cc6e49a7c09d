import { centavos } from '@perya/money';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spreadInstallation } from '../../distribution/spread-installation.ts';
import { createBooks } from '../../modules/ledger/index.ts';
import { type Buckets, readBuckets } from '../../platform/database/buckets.ts';
import { createPool } from '../../platform/database/pool.ts';
import { makeInstallation } from './make-installation.ts';
import { playInProcess, playRounds, staked, won } from './play-rounds.ts';
import { type Citus, startCitus } from './start-citus.ts';

const players = 200;
/** What two processes play together: 10⁵ rounds. */
const roundsEach = 250;
const given = 10_000_000;
const patienceMs = 900_000;

let citus: Citus;
let owner: pg.Client;
let app: pg.Pool;
let buckets: Buckets;
let ledger: ReturnType<typeof createBooks>;
/** Rounds that each player has played so far. */
let playedEach = 0;

const appUrl = () => citus.coordinator.url('perya_app');

beforeAll(async () => {
  citus = await startCitus();
  owner = await makeInstallation(citus, 8);
  await spreadInstallation(owner, { appLogin: 'perya_app' });
  app = createPool(appUrl());
  buckets = await readBuckets(app);
  ledger = createBooks('ledger', { pool: app, buckets });
  const credits = Array.from({ length: players }, (_, place) =>
    ledger.api.post({
      uid: BigInt(place + 1),
      scope: 'test',
      key: 'given',
      amount: centavos(given),
      legs: [{ account: 'house', amount: centavos(-given) }],
    }),
  );
  expect((await Promise.all(credits)).every((result) => result.ok)).toBe(true);
}, patienceMs);
afterAll(async () => {
  await ledger?.close();
  await app?.end();
  await owner?.end();
  await citus?.stop();
});

/** On connections of their own: those that stood when a worker was killed each fail once. */
async function onFresh<T>(url: string, act: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = createPool(url);
  try {
    return await act(pool);
  } finally {
    await pool.end();
  }
}

/** Every posting is there once, every balance is what was played, and the invariants hold on all nodes. */
function expectWhole(): Promise<void> {
  return onFresh(appUrl(), async (pool) => {
    const postings = await pool.query('select count(*) as count from ledger.posting');
    expect(postings.rows).toEqual([{ count: BigInt(players * (1 + 2 * playedEach)) }]);
    const balance = given - playedEach * (staked - won);
    const wallets = await pool.query(
      `select sum(balance)::text as balances, count(*) filter (where balance <> $1) as wrong from ledger.wallet`,
      [balance],
    );
    expect(wallets.rows).toEqual([{ balances: String(players * balance), wrong: 0n }]);
    const books = createBooks('ledger', { pool, buckets });
    expect(await books.api.check()).toEqual([]);
    await books.close();
  });
}

/** Follows the postings of a player by their ids until it is told to end; answers all it has read. */
async function follow(uid: bigint, hasEnded: () => boolean): Promise<bigint[]> {
  const read: bigint[] = [];
  for (let isLast = false; !isLast; ) {
    isLast = hasEnded();
    const { rows } = await app.query<{ id: bigint }>(
      'select id from ledger.posted where bucket = $1 and uid = $2 and id > $3 order by id',
      [buckets.of(uid), uid, read.at(-1) ?? 0n],
    );
    read.push(...rows.map(({ id }) => id));
  }
  return read;
}

async function moveShardOf(bucket: number): Promise<void> {
  const { rows } = await owner.query<{ id: string; port: number }>(
    `select shardid::text as id, nodeport as port from citus_shards
     where table_name = 'ledger.wallet'::regclass
       and shardid = get_shard_id_for_distribution_column('ledger.wallet', $1::integer)`,
    [bucket],
  );
  const from = rows[0]?.port ?? 0;
  const to = citus.workers.find(({ port }) => port !== from)?.port;
  await owner.query(
    `select citus_move_shard_placement($1, '127.0.0.1', $2, '127.0.0.1', $3, 'force_logical')`,
    [rows[0]?.id, from, to],
  );
  const { rows: after } = await owner.query<{ port: number }>(
    `select nodeport as port from citus_shards where table_name = 'ledger.wallet'::regclass and shardid = $1`,
    [rows[0]?.id],
  );
  expect(after).toEqual([{ port: to }]);
}

it(
  '10⁵ rounds of two processes, all of them on the same wallets',
  async () => {
    const play = (name: string) => playInProcess({ url: appUrl(), name, players, roundsEach });
    const both = await Promise.all([play('first'), play('second')]);
    playedEach += 2 * roundsEach;
    for (const played of both) {
      expect(played).toMatchObject({ applied: players * roundsEach * 2, fallen: 0 });
    }
    await expectWhole();
  },
  patienceMs,
);

it(
  'a bucket that is moved under load: ids of its players rise, and a reader sees every row once',
  async () => {
    const bucket = 3;
    const uid = BigInt(bucket);
    const rounds = 60;
    let hasEnded = false;
    const following = follow(uid, () => hasEnded);
    const begun = Promise.withResolvers<void>();
    const playing = playRounds(
      { url: appUrl(), name: 'moved', players, roundsEach: rounds },
      (applied) => {
        if (applied === players) begun.resolve();
      },
    );
    // The rounds are played to their end even if the move is refused: the next test counts them.
    const moving = Promise.race([begun.promise, playing]).then(() => moveShardOf(bucket));
    const [moved, played] = await Promise.allSettled([moving, playing]);
    hasEnded = true;
    playedEach += rounds;
    expect([moved, played]).toMatchObject([
      { status: 'fulfilled' },
      { status: 'fulfilled', value: { fallen: 0 } },
    ]);
    const read = await following;
    expect(read).toHaveLength(1 + 2 * playedEach);
    expect(new Set(read).size).toBe(read.length);
    await expectWhole();
  },
  patienceMs,
);

it(
  'a worker that is killed and comes back: nothing is lost, and nothing applies twice',
  async () => {
    const rounds = 60;
    const [worker] = citus.workers;
    if (!worker) throw new Error('There is no worker');
    const begun = Promise.withResolvers<void>();
    const playing = playRounds(
      { url: appUrl(), name: 'killed', players, roundsEach: rounds },
      (applied) => {
        if (applied === players) begun.resolve();
      },
    );
    await Promise.race([begun.promise, playing]);
    await worker.kill();
    // Half of the players cannot be served, and whoever asks for one of them is told so.
    const ask = () => app.query('select sum(balance) from ledger.wallet');
    await expect
      .poll(() =>
        ask().then(
          () => 'answered',
          () => 'refused',
        ),
      )
      .toBe('refused');
    await worker.start();
    const played = await playing;
    playedEach += rounds;
    expect(played.sentAgain).toBeGreaterThan(0);
    expect(played.fallen).toBe(0);
    await onFresh(citus.coordinator.url(), (pool) =>
      pool.query('select recover_prepared_transactions()'),
    );
    await expectWhole();
  },
  patienceMs,
);
