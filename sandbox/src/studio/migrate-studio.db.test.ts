import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrateStudio } from './migrate-studio.ts';
import { createStudioPool } from './studio-pool.ts';
import { createStudioDatabase } from './testing/studio-database.ts';

let pool: pg.Pool;
let drop: () => Promise<void>;

beforeEach(async () => {
  const database = await createStudioDatabase();
  pool = createStudioPool(database.ownerUrl);
  drop = database.drop;
});
afterEach(async () => {
  await pool.end();
  await drop();
});

/** The record as the first release of the studio kept it, and a player in its books. */
async function setUpAsBefore(): Promise<void> {
  const sql = await readFile(new URL('./migrations/0001-studio.sql', import.meta.url), 'utf8');
  await pool.query(`create schema studio;
    create table studio.migration (name text primary key, checksum text not null);
    ${sql}
    insert into studio.seat (venue, player, game, client_seed, server_seed)
      values ('studio', 'ana', 'plinko', 'a', 'b')`);
  await pool.query('insert into studio.migration (name, checksum) values ($1, $2)', [
    '0001-studio.sql',
    createHash('sha256').update(sql).digest('hex'),
  ]);
}

describe("the studio's schema", () => {
  test('is made once, however many studios start together', async () => {
    const runs = await Promise.all([1, 2, 3].map(() => migrateStudio(pool)));
    expect(runs.flat()).toEqual([
      'studio/0001-studio.sql',
      'studio/0002-returned-stakes.sql',
      'studio/0003-shown-rounds.sql',
      'studio/0004-rooms.sql',
      'studio/0005-seats-of-a-round.sql',
      'studio/0010-shoes.sql',
      'studio/0015-halls.sql',
      'studio/0022-mates.sql',
      'studio/0027-tables.sql',
      'studio/0029-phrases.sql',
      'studio/0030-held-wins.sql',
      'studio/access/grants.sql',
    ]);
  });

  test('of an earlier release is kept with what is in it', async () => {
    await setUpAsBefore();
    expect(await migrateStudio(pool)).not.toContain('studio/0001-studio.sql');
    expect(await migrateStudio(pool)).toEqual([]);
    const { rows } = await pool.query('select player from studio.seat');
    expect(rows).toEqual([{ player: 'ana' }]);
  });

  test('is refused when an applied migration was edited', async () => {
    await migrateStudio(pool);
    await pool.query(`update studio.migration set checksum = 'other'`);
    await expect(migrateStudio(pool)).rejects.toThrow('was changed after it had been applied');
  });
});
