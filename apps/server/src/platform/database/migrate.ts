import { applySchema } from '@perya/schema/apply-schema';
import { SchemaError } from '@perya/schema/schema-error';
import type { SchemaPart } from '@perya/schema/sql-file';
import type pg from 'pg';
import { functionsLike, moduleOrder } from '../../modules/order.ts';
import { StartError } from '../start-error.ts';

const lockId = 7_391_104;

const folderOf = (name: string) => new URL(`../../modules/${name}/`, import.meta.url);

/** What the product's schema is made of, bottom to top. */
export const schemaParts: readonly [SchemaPart, ...SchemaPart[]] = [
  { name: 'platform', folder: new URL('../', import.meta.url) },
  ...moduleOrder.map((name) => {
    const like = functionsLike[name];
    const part = { name, folder: folderOf(name) };
    return like ? { ...part, like: { name: like, folder: folderOf(like) } } : part;
  }),
];

/** Brings the database to the newest schema and says what had to be done. */
export async function migrate(
  pool: pg.Pool,
  say: (message: string) => void = () => {},
): Promise<string[]> {
  try {
    return await applySchema(pool, { lockId, parts: schemaParts, patience: { say } });
  } catch (error) {
    if (error instanceof SchemaError) throw new StartError(error.message, { cause: error });
    throw error;
  }
}
