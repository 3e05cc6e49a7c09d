import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAgo } from './testing/promotions/set-clock.ts';
import { shareDatabase } from './testing/test-database.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

/** Tables that grow with what is played and done, and never shrink: months of them by their own names. */
const large =
  /^(bet|movement|posting|entry|event|step|audit_entry|seal|login_event)(_\d{4}_\d{2})?$/;
const behind = 60_000;
const fresh = 200;
/** Further back than any job asks, so that its bound is not known yet. */
const dayLongAgo = dayAgo(45);

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}

let server: TestServer;
let plans: { text: string; node: Node }[];

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
const rowsOf = (node: Node) =>
  ((node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)) *
  (node['Actual Loops'] ?? 1);

/** Every statement of the pool's connections, those inside of functions too, with the plan that it ran by. */
function listen(pool: pg.Pool): void {
  pool.on('connect', (client) =>
    client.on('notice', ({ message = '' }) => {
      const json = /plan:\n(\{[\s\S]*\})/.exec(message)?.[1];
      if (!json) return;
      const { 'Query Text': text, Plan: plan } = JSON.parse(json);
      plans.push(...nodesOf(plan).map((node) => ({ text, node })));
    }),
  );
}

async function explainEverything(owner: pg.Pool): Promise<void> {
  await owner.query(`do $$ begin
    execute format('alter database %I set session_preload_libraries = auto_explain', current_database());
  end $$`);
  const settings = {
    log_min_duration: '0',
    log_nested_statements: 'on',
    log_analyze: 'on',
    log_timing: 'off',
    log_format: 'json',
    log_level: 'notice',
  };
  for (const [name, value] of Object.entries(settings)) {
    await owner.query(`do $$ begin
      execute format('alter database %I set auto_explain.${name} = ${value}', current_database());
    end $$`);
  }
}

const play = (rounds: number) =>
  server.database.owner.query(
    `insert into games.bet (bucket, uid, id, created_at, venue, game_code, game_type, round_id, status, stake,
       payout, settled_at, settled_seq)
     select platform.bucket_of(1 + n % 500), 1 + n % 500, nextval('games.bet_id'), now(), 'studio', 'plinko', 3, 'r-' || n, 'completed', 100,
       0, now(), nextval('games.settled_seq')
     from generate_series(1, $1::int) n`,
    [rounds],
  );

const happen = (events: number) =>
  server.database.owner.query(
    `insert into platform.event (seq, name, uid, key, payload)
     select platform.draw_number('platform.event_seq'), 'test.nothing', n, n::text, '{}'
     from generate_series(1, $1::int) n`,
    [events],
  );

/** Reads by range of players, the oldest first, all of them, or the whole last day: that is what they are for. */
const readsAll = /^(house_check_|audit_verify_chain|evidence_run_controls)/;

beforeAll(async () => {
  const first = await startTestServer();
  await explainEverything(first.database.owner);
  const database = shareDatabase(first.database);
  plans = [];
  listen(database.pool);
  server = await startTestServer({ database: { ...database, drop: async () => {} } });
  await play(behind);
  await happen(behind);
  await first.settle();
  // Some tasks read a log of their own: once, for what lies behind.
  for (const name of server.tasks.filter((task) => !readsAll.test(task))) await first.runTask(name);
  await server.database.owner.query('vacuum analyze games.bet, platform.event');
  await server.settle();
  const { pool } = database;
  const stop = server.stop;
  server.stop = async () => {
    await stop();
    await pool.end();
    await first.stop();
  };
});
afterAll(() => server.stop());

/** What was read of a large table beyond what is new, by the statements that did. */
function wasteful(): string[] {
  const found = plans.filter(({ node }) => {
    if (!large.test(node['Relation Name'] ?? '')) return false;
    return node['Node Type'] === 'Seq Scan' ? rowsOf(node) > fresh : rowsOf(node) > behind / 4;
  });
  return found.map(
    ({ text, node }) => `${node['Node Type']} of ${rowsOf(node)} rows: ${text.slice(0, 200)}`,
  );
}

test('readers of logs read what is new, however much lies behind', async () => {
  plans = [];
  await play(fresh);
  await happen(fresh);
  await server.settle();
  expect(plans.some(({ node }) => /^bet_/.test(node['Relation Name'] ?? ''))).toBe(true);
  expect(wasteful()).toEqual([]);
});

test('jobs and loops read nothing whole that grows', async () => {
  plans = [];
  await play(fresh);
  for (const name of server.tasks.filter((task) => !readsAll.test(task)))
    await server.runTask(name);
  expect(wasteful()).toEqual([]);
});

test('a day is found to be whole without a look at its rounds', async () => {
  await server.settle();
  plans = [];
  const ask = async () => {
    const { rows } = await server.database.pool.query(
      'select promotions.is_day_whole($1) as is_whole',
      [dayLongAgo],
    );
    return rows[0]?.isWhole;
  };
  // What is certain also waits for transactions of other suites.
  await expect.poll(ask).toBe(true);
  expect(plans.filter(({ node }) => large.test(node['Relation Name'] ?? ''))).toEqual([]);
});
