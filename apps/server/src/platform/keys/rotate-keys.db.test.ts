import { spawn } from 'node:child_process';
import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedBytes } from '../../stored-bytes.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { folderStores } from '../files/folder-store.ts';
import { createSealedFiles } from '../files/sealed-files.ts';
import { createKeyring, keyIdOf } from '../keyring.ts';
import { StartError } from '../start-error.ts';
import { openKeyring } from './open-keyring.ts';
import { createSealedColumnStore } from './sealed-column.store.ts';
import { sealedColumnsOf } from './stored-bytes.ts';

const oldKey = randomBytes(32);
const newKey = randomBytes(32);
const old = createKeyring(oldKey);
const oldId = old.ids[0] as string;
const newId = createKeyring(newKey).ids[0] as string;
const columns = sealedColumnsOf(storedBytes);
const vouchers = 1500;

/** As everything was sealed before values named their key. */
function sealUnnamed(plain: Buffer): Buffer {
  const key = Buffer.from(hkdfSync('sha256', oldKey, '', 'seal', 32));
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

let database: TestDatabase;
let dataDir: string;
let fileKey: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'perya-rotate-'));
  const { owner } = database;
  const secret = (words: string) => sealUnnamed(Buffer.from(words));
  await owner.query(
    `insert into identity.player (uid, country_code, phone, username, totp_sealed)
     values (1, '63', '9170000001', 'a', $1)`,
    [secret('totp of a player')],
  );
  await owner.query(`insert into staff.role (name) values ('tester') on conflict do nothing`);
  await owner.query(
    `insert into staff.account (email, name, role, totp_sealed) values ('a@b.c', 'a', 'tester', $1)`,
    [old.seal(Buffer.from('totp of staff'))],
  );
  await owner.query(
    `insert into kyc.submission (uid, version, kind, sealed_key, sealed_fields) values
       (1, 1, 'full', $1, '\\x00'), (1, 2, 'full', '\\x', '\\x')`,
    [secret('key of a record')],
  );
  await owner.query(
    `insert into kyc.scan (uid, biz_id, id_type, state, settled_at, sealed_key, sealed_fields)
     values (1, 'b-1', 'x', 'success', now(), $1, '\\x00'), (1, 'b-2', 'x', 'begun', null, null, null)`,
    [secret('key of a scan')],
  );
  await owner.query(
    `insert into kyc.watch_list (name, kind, entries, sealed_key, sealed_entries, imported_by, imported_name, version)
     values ('l', 'watch', 1, $1, '\\x00', 1, 'a', 1)`,
    [secret('key of a list')],
  );
  await owner.query(
    `insert into games.venue_key (venue, id, sealed_secret) values ('v', 'v-1', $1)`,
    [secret('secret of a venue')],
  );
  const { rows: batches } = await owner.query(
    `insert into payments.voucher_batch (amount, count, expires_at, turnover_times, note, made_by)
     values (100, 1, now(), 0, '', 'a') returning id`,
  );
  const codes = Array.from({ length: vouchers }, (_, at) => `code ${at}`);
  await owner.query(
    `insert into payments.voucher (batch_id, code_sealed, code_digest)
     select $1, sealed, digest from unnest($2::bytea[], $3::bytea[]) as given (sealed, digest)`,
    [batches[0].id, codes.map(secret), codes.map((code) => old.digest('voucher', code))],
  );
  const sealed = createSealedFiles(folderStores(dataDir).area('sealed'), old);
  for (let at = 0; at < 5; at += 1) {
    fileKey = sealed.newKey('uploads', 1n);
    await sealed.write(fileKey, Buffer.from(`face ${at}`));
  }
  // A file of before values named their key: its own key sealed without a head.
  const file = join(dataDir, 'sealed', fileKey);
  const bytes = readFileSync(file);
  writeFileSync(
    file,
    Buffer.concat([sealUnnamed(old.open(bytes.subarray(0, 72))), bytes.subarray(72)]),
  );
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  await database.drop();
});

/** The command, with these keys; killed by the first line that says so. */
async function run(keys: readonly Buffer[], killAt?: RegExp) {
  const file = new URL('../../commands/rotate-keys.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [file], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      PERYA_DATA: dataDir,
      PERYA_SECRET_KEY_COMMAND: `printf '%s' '${keys.map((key) => key.toString('base64')).join(' ')}'`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const ended = once(child, 'close');
  for await (const line of createInterface({ input: child.stdout })) {
    said += `${line}\n`;
    if (killAt?.test(line)) child.kill('SIGKILL');
  }
  const [status] = await ended;
  for (const key of keys) expect(said).not.toContain(key.toString('base64'));
  return { status, said };
}

async function valuesOf({ table, column }: { table: string; column: string }): Promise<Buffer[]> {
  const { rows } = await database.owner.query(
    `select ${column} as value from ${table} where ${column} is not null and length(${column}) > 0`,
  );
  return rows.map(({ value }) => value);
}

describe('what the columns of bytes hold', () => {
  test('is said by their owners, each by its name', async () => {
    const { rows } = await database.owner.query(
      `select format('%s.%s.%s', n.nspname, c.relname, a.attname) as name
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
       where a.atttypid = 'bytea'::regtype and c.relkind in ('r', 'p') and not c.relispartition
         and n.nspname !~ '^pg_|^information_schema$|^graphile_worker$|^studio$'
       order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(storedBytes).sort());
  });
});

describe('keys', () => {
  test('the first start takes one key; digests stay what they were when it is exchanged', async () => {
    const twoKeys = openKeyring(database.pool, { secretKeys: [newKey, oldKey], dataDir });
    await expect(twoKeys).rejects.toThrow(StartError);
    const opened = [1, 2, 3].map(() =>
      openKeyring(database.pool, { secretKeys: [oldKey], dataDir }),
    );
    for (const ring of await Promise.all(opened)) {
      expect(ring.digest('a', 'b')).toEqual(old.digest('a', 'b'));
    }
    const exchanged = await openKeyring(database.pool, { secretKeys: [newKey, oldKey], dataDir });
    expect(exchanged.digest('a', 'b')).toEqual(old.digest('a', 'b'));
    const stranger = openKeyring(database.pool, { secretKeys: [randomBytes(32)], dataDir });
    await expect(stranger).rejects.toThrow(`The key ${oldId} is not in the ring`);
  });

  test('a value that somebody changed meanwhile is left as they wrote it', async () => {
    const column = columns.find(({ table }) => table === 'payments.voucher');
    const store = createSealedColumnStore(database.pool, column as (typeof columns)[number]);
    const ring = createKeyring(newKey, { others: [oldKey] });
    const [first, second] = await store.listOthers(ring.head, null, 2);
    if (!first || !second) throw new Error('There are vouchers');
    const theirs = old.seal(Buffer.from('changed meanwhile'));
    await database.owner.query('update payments.voucher set code_sealed = $1 where id = $2', [
      theirs,
      first.key[0],
    ]);
    const anew = ring.seal(Buffer.from('anew'));
    expect(await store.exchange([first, second].map((row) => ({ ...row, anew })))).toBe(1);
    const held = await database.owner.query(
      'select code_sealed as sealed from payments.voucher where id = any ($1::bigint[]) order by id',
      [[first.key[0], second.key[0]]],
    );
    expect(held.rows.map(({ sealed }) => sealed)).toEqual([theirs, anew]);
    expect((await store.listOthers(ring.head, first.key, 1))[0]?.key).not.toEqual(second.key);
  });

  test('are exchanged while others write, killed in the middle and begun anew; then the old one is dropped', async () => {
    const killed = await run([newKey, oldKey], /payments\.voucher\.code_sealed +\d{3} /);
    expect(killed.status).toBeNull();
    const heads = (await valuesOf({ table: 'payments.voucher', column: 'code_sealed' })).map(
      keyIdOf,
    );
    expect(heads).toContain(newId);
    expect(heads).toContain(null);

    // Others write all the while: one who knows the new key already, one who does not yet.
    let isOver = false;
    const written = new Map<string, string>();
    const { rows: ids } = await database.owner.query('select id from payments.voucher order by id');
    const write = async (keys: Buffer[]) => {
      const [first, ...others] = keys as [Buffer, ...Buffer[]];
      const ring = createKeyring(first, { others });
      for (let turn = 0; !isOver; turn += 1) {
        const id = ids[(turn * 7919 + keys.length) % vouchers].id;
        const words = `turn ${turn} of ${keys.length}`;
        const { rowCount } = await database.owner.query(
          `update payments.voucher set code_sealed = $1 where id = $2 and id % 2 = $3`,
          [ring.seal(Buffer.from(words)), id, keys.length % 2],
        );
        if (rowCount === 1) written.set(String(id), words);
      }
    };
    const writers = [write([newKey, oldKey]), write([oldKey])];
    const rotating = await run([newKey, oldKey]);
    isOver = true;
    await Promise.all(writers);
    expect([0, 2]).toContain(rotating.status);
    expect(written.size).toBeGreaterThan(0);

    // Once every process writes with the new key, one more turn leaves nothing behind.
    const last = await run([newKey, oldKey]);
    expect(last).toMatchObject({
      status: 0,
      said: expect.stringContaining(`May be left out: ${oldId}`),
    });
    const alone = createKeyring(newKey);
    for (const column of columns) {
      for (const value of await valuesOf(column)) {
        expect(keyIdOf(value)).toBe(newId);
        alone.open(value);
      }
    }
    const { rows } = await database.owner.query(
      'select id, code_sealed as sealed from payments.voucher',
    );
    for (const { id, sealed } of rows) {
      const words = written.get(String(id));
      if (words) expect(alone.open(sealed).toString()).toBe(words);
    }
    const files = createSealedFiles(folderStores(dataDir).area('sealed'), alone);
    const names = readdirSync(join(dataDir, 'sealed', 'uploads', '1'));
    const faces = await Promise.all(names.map((name) => files.read(`uploads/1/${name}`)));
    expect(faces.map(String).sort()).toEqual([0, 1, 2, 3, 4].map((at) => `face ${at}`));

    const dropped = await openKeyring(database.pool, { secretKeys: [newKey], dataDir });
    expect(dropped.digest('voucher', 'code 1')).toEqual(old.digest('voucher', 'code 1'));
    expect((await run([newKey])).status).toBe(0);
  });

  test('what no key opens is told, and left', async () => {
    await database.owner.query(`update games.venue_key set sealed_secret = $1`, [randomBytes(60)]);
    const { status, said } = await run([newKey]);
    expect(status).toBe(2);
    expect(said).toContain('UNREADABLE  1 of games.venue_key.sealed_secret');
  });
});
