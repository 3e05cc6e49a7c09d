import { applySchema } from '@perya/schema/apply-schema';
import { SchemaError } from '@perya/schema/schema-error';
import type { SchemaPart } from '@perya/schema/sql-file';
import type pg from 'pg';
import { functionsLike, moduleOrder } from '../../modules/order.ts';
import { StartError } from '../start-error.ts';
import { defaultBuckets, readBuckets } from './buckets.ts';
import { planForNodes } from './plan-for-nodes.ts';

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

/**
 * Brings the database to the newest schema and says what had to be done. A new one gets so many buckets; one
 * that was made with another number is refused.
 */
export async function migrate(
  pool: pg.Pool,
  buckets: number | null = null,
  say: (message: string) => void = () => {},
): Promise<string[]> {
  const choices = { 'perya.buckets': String(buckets ?? defaultBuckets) };
  try {
    const done = await applySchema(pool, {
      lockId,
      parts: schemaParts,
      choices,
      patience: { say },
    });
    await planForNodes(pool);
    const { count } = await readBuckets(pool);
    if (buckets === null || buckets === count) return done;
    throw new StartError(
      `PERYA_BUCKETS is ${buckets}, and this installation was made with ${count}. Leave it out, or say ${count}; npm run buckets makes it more.`,
    );
  } catch (error) {
    if (error instanceof SchemaError) throw new StartError(error.message, { cause: error });
    throw error;
  }
}
