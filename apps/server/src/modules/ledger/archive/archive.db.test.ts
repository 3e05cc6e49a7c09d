import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { centavos } from '@perya/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBuckets } from '../../../platform/database/buckets.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { createCommitSignal } from '../../../platform/events/commit-signal.ts';
import { folderStores } from '../../../platform/files/folder-store.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { bySystem, createAudit } from '../../audit/index.ts';
import { createLedger } from '../index.ts';
import { createArchive } from './archive.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'perya-archive-'));
const folder = (month: string) => join(dataDir, 'archives', 'ledger', month);
/** Three players lie in three files. */
const postingsAtOnce = 2;
let database: TestDatabase;

async function at(moment: string): Promise<void> {
  await database.owner.query(
    `create or replace function platform.clock() returns timestamptz language sql volatile
     return '${moment}+08'::timestamptz`,
  );
}

beforeAll(async () => {
  database = await createTestDatabase();
  const { api: ledger, close } = createLedger({
    pool: database.pool,
    buckets: await readBuckets(database.pool),
  });
  for (const [month, amount] of [
    ['2030-03', 900],
    ['2030-04', -40],
  ] as const) {
    await at(`${month}-10 12:00`);
    for (const uid of [1n, 2n, 3n]) {
      for (const key of ['a', 'b"\\']) {
        const legs = [{ account: 'house', amount: centavos(-amount) }];
        const posting = {
          uid,
          scope: 'test',
          key: `${month}:${uid}:${key}`,
          amount: centavos(amount),
        };
        expect(await ledger.post({ ...posting, legs })).toMatchObject({ ok: true });
      }
    }
  }
  await at('2030-05-20 12:00');
  for (let month = await ledger.seals.prepare(); month; month = await ledger.seals.prepare()) {
    const prepared = month;
    await inTransaction(database.pool, (tx) => ledger.seals.finish(tx, prepared));
  }
  await close();
});

afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const env = () => ({
  ...process.env,
  NODE_ENV: 'test',
  DATABASE_URL: database.url,
  PERYA_DATA: dataDir,
});

/** Runs the command of the operator. */
function run(...words: string[]) {
  const program = new URL('../../../backup/archive-month.ts', import.meta.url).pathname;
  const options = { env: env(), encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], options);
  return { status, said: stdout + stderr };
}

/** Archives in a process that is ended, as kill -9 does, as soon as it has written so many files. */
function archiveAndDie(files: number) {
  const from = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const script = `
    import { createArchive } from ${from('./archive.ts')};
    import { createAudit, bySystem } from ${from('../../audit/index.ts')};
    import { readBuckets } from ${from('../../../platform/database/buckets.ts')};
    import { createPool } from ${from('../../../platform/database/pool.ts')};
    import { createCommitSignal } from ${from('../../../platform/events/commit-signal.ts')};
    import { folderStores } from ${from('../../../platform/files/folder-store.ts')};
    const pool = createPool(process.env.DATABASE_URL);
    let written = 0;
    const archive = createArchive({
      books: 'ledger', pool, buckets: await readBuckets(pool), postingsAtOnce: ${postingsAtOnce}, origin: bySystem('test'),
      audit: createAudit({ pool, commitSignal: createCommitSignal() }).api,
      files: folderStores(process.env.PERYA_DATA).area('archives'),
      onFile() { written += 1; if (written === ${files}) process.kill(process.pid, 'SIGKILL'); },
    });
    await archive.write(await archive.findSeal('2030-03'));
  `;
  const words = ['--input-type=module', '--eval', script];
  return spawnSync(process.execPath, words, { env: env(), encoding: 'utf8' });
}

async function writeHere(): Promise<string[]> {
  const told: string[] = [];
  const archive = createArchive({
    books: 'ledger',
    pool: database.pool,
    buckets: await readBuckets(database.pool),
    postingsAtOnce,
    origin: bySystem('test'),
    audit: createAudit({ pool: database.pool, commitSignal: createCommitSignal() }).api,
    files: folderStores(dataDir).area('archives'),
    onFile: (name, isNew) => told.push(`${name} ${isNew ? 'new' : 'there'}`),
  });
  const seal = await archive.findSeal('2030-03');
  if (seal) await archive.write(seal);
  return told;
}

test('an export that was killed goes on where it was, and is noted once', async () => {
  const died = archiveAndDie(2);
  expect(died).toMatchObject({ signal: 'SIGKILL', stderr: '' });
  expect(readdirSync(folder('2030-03')).sort()).toEqual([
    'postings-00001.jsonl.gz',
    'postings-00002.jsonl.gz',
  ]);
  expect(run('--verify', '2030-03')).toMatchObject({
    status: 2,
    said: expect.stringContaining('it was never archived'),
  });
  // A file that does not hold what was sealed is written anew.
  writeFileSync(join(folder('2030-03'), 'postings-00002.jsonl.gz'), '');
  expect(await writeHere()).toEqual([
    'postings-00001.jsonl.gz there',
    'postings-00002.jsonl.gz new',
    'postings-00003.jsonl.gz new',
  ]);
  const manifest = readFileSync(join(folder('2030-03'), 'manifest.json'), 'utf8');
  expect(JSON.parse(manifest)).toMatchObject({ month: '2030-03', postings: '6', entries: '12' });
  expect(await writeHere()).toEqual([1, 2, 3].map((part) => `postings-0000${part}.jsonl.gz there`));
  expect(readFileSync(join(folder('2030-03'), 'manifest.json'), 'utf8')).toBe(manifest);
  const noted = await database.owner.query(
    `select after ->> 'month' as month from audit.entry where action = 'ledger.month-archived'`,
  );
  expect(noted.rows).toEqual([{ month: '2030-03' }]);
});

test('npm run archive copies a sealed month and reads it back, and refuses one that is open', async () => {
  const archived = run('2030-04');
  expect(archived).toMatchObject({ status: 0, said: expect.stringContaining('leads to the seal') });
  expect(run('2030-05')).toMatchObject({
    status: 1,
    said: expect.stringContaining('2030-05 is not sealed'),
  });
  const { rows } = await database.owner.query(
    `select is_sound, verified_at is not null as was_read from ledger.month_archive where month = '2030-04-01'`,
  );
  expect(rows).toEqual([{ isSound: true, wasRead: true }]);
});

test('npm run archive:verify finds a file that is not what was written', () => {
  const part = join(folder('2030-04'), 'postings-00001.jsonl.gz');
  const bytes = readFileSync(part);
  const changed = Buffer.from(bytes);
  changed[changed.length - 1] = 1 - (changed.at(-1) ?? 0);
  writeFileSync(part, changed);
  expect(run('--verify', '2030-04')).toMatchObject({
    status: 2,
    said: expect.stringContaining('postings-00001.jsonl.gz is not what was written'),
  });
  writeFileSync(part, bytes);
  expect(run('--verify', '2030-04').status).toBe(0);
});

test('npm run archive:verify finds a row of the month that was changed in the database', async () => {
  const change = (sql: string) =>
    database.owner.query(`begin; set local session_replication_role = replica; ${sql}; commit`);
  const entry = 'update ledger.entry set amount = amount';
  const where = `where uid = 2 and created_at between '2030-04-01' and '2030-04-30'`;
  await change(`${entry} * 2 ${where}`);
  const found = run('--verify', '2030-04');
  expect(found).toMatchObject({
    status: 2,
    said: expect.stringContaining('in the database, of player 2: 2030-04'),
  });
  const { rows } = await database.owner.query(
    `select is_sound from ledger.month_archive where month = '2030-04-01'`,
  );
  expect(rows).toEqual([{ isSound: false }]);
  await change(`${entry} / 2 ${where}`);
  expect(run('--verify', '2030-04').status).toBe(0);
});
