import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { Counter, type Registry } from 'prom-client';
import { createKeyring, digestKeyOf, type RotatingKeyring } from '../keyring.ts';
import { StartError } from '../start-error.ts';

function createDigestKeyStore(pool: pg.Pool) {
  return {
    async find(): Promise<Buffer | null> {
      const { rows } = await pool.query<{ sealed: Buffer }>(
        'select sealed from platform.digest_key',
      );
      return rows[0]?.sealed ?? null;
    },

    /** Of several processes that start at once the first one's is kept. */
    async add(sealed: Buffer): Promise<void> {
      await pool.query(
        'insert into platform.digest_key (id, sealed) values (1, $1) on conflict (id) do nothing',
        [sealed],
      );
    },
  };
}

/** Which keys are still needed: one that has opened nothing for long may be left out. */
export function registerKeyUse(registry: Registry, ring: RotatingKeyring): void {
  new Counter({
    name: 'perya_key_opened_total',
    help: 'Sealed values that were opened, by the id of the key; none for those that name no key.',
    labelNames: ['key'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [key, count] of ring.opened) this.inc({ key }, count);
    },
  });
}

interface KeySettings {
  secretKeys: Buffer[];
  dataDir: string;
}

const isKey = (key: Buffer) => key.length === 32;

/** The keys of the settings or, where everything lives in one data folder, those that are kept beside the data. */
function readKeys({ secretKeys, dataDir }: KeySettings): [Buffer, ...Buffer[]] {
  const [given, ...more] = secretKeys;
  if (given) return [given, ...more];
  const file = join(dataDir, 'secret.key');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 });
  const lines = readFileSync(file, 'utf8').trim().split(/\s+/);
  const [first, ...others] = lines.map((line) => Buffer.from(line, 'base64'));
  if (first && [first, ...others].every(isKey)) return [first, ...others];
  throw new StartError(`${file} must hold keys of 32 random bytes in base64, one a line.`);
}

function openDigestKey(ring: RotatingKeyring, sealed: Buffer): Buffer {
  try {
    return ring.open(sealed);
  } catch (error) {
    throw new StartError(
      `PERYA_SECRET_KEY does not open what this installation has sealed: ${(error as Error).message}. Add the key that was used before behind the new one (docs/operations.md).`,
    );
  }
}

/**
 * The installation's keyring. What digests are made with is kept sealed in the database: at the first start it
 * follows from the one key there is, and stays when that is exchanged.
 */
export async function openKeyring(pool: pg.Pool, settings: KeySettings): Promise<RotatingKeyring> {
  const [first, ...others] = readKeys(settings);
  const ring = createKeyring(first, { others });
  const store = createDigestKeyStore(pool);
  if ((await store.find()) === null) {
    // Which of several keys made the digests that are there already cannot be told.
    if (others.length > 0) {
      throw new StartError(
        'Start once with the key that was used so far alone in PERYA_SECRET_KEY, then add another.',
      );
    }
    await store.add(ring.seal(digestKeyOf(first)));
  }
  const sealed = (await store.find()) ?? Buffer.alloc(0);
  return createKeyring(first, { others, digestKey: openDigestKey(ring, sealed) });
}
