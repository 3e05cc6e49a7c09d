import type pg from 'pg';
import { moduleOrder } from '../../modules/order.ts';
import { StartError } from '../start-error.ts';
import { applySchema } from './schema/apply-schema.ts';
import { SchemaError } from './schema/schema-error.ts';

const lockId = 7_391_104;

const platform = { name: 'platform', folder: new URL('../', import.meta.url) };

const modules = moduleOrder.map((name) => ({
  name,
  folder: new URL(`../../modules/${name}/`, import.meta.url),
}));

/** Brings the database to the newest schema and says what had to be done. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  try {
    return await applySchema(pool, { lockId, parts: [platform, ...modules] });
  } catch (error) {
    if (error instanceof SchemaError) throw new StartError(error.message, { cause: error });
    throw error;
  }
}
