import { applySchema } from '@perya/schema/apply-schema';
import type pg from 'pg';

const lockId = 7_391_205;

/** Studios that were set up by an earlier release recorded their migrations by the name alone. */
const widenRecord = `
  alter table if exists studio.migration
    add column if not exists module text not null default 'studio',
    add column if not exists applied_at timestamptz not null default now()`;

/** Brings the studio's own schema up to date, however many studios start together. */
export async function migrateStudio(pool: pg.Pool): Promise<string[]> {
  await pool.query(widenRecord);
  return applySchema(pool, {
    lockId,
    parts: [{ name: 'studio', folder: new URL('./', import.meta.url) }],
  });
}
