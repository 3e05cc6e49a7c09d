import type { BrandRow } from '@perya/contract/brands/first-brands';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export interface StoredBrand extends BrandRow {
  version: bigint;
}

/** Names of columns stay as they are: a row travels under them. */
const readAll = async (db: Pick<pg.ClientBase, 'query'>): Promise<StoredBrand[]> => {
  const { rows } = await db.query<{ brand: BrandRow; version: bigint }>(
    `select to_jsonb(b) - array['version', 'updated_at'] as brand, version
     from content.brand b order by tag`,
  );
  return rows.map(({ brand, version }) => ({ ...brand, version }));
};

const valuesOf = ({ tag, name, tagline, hosts, mark, is_on, rounds, colours }: BrandRow) => [
  ...[tag, name, JSON.stringify(tagline), [...hosts], mark, is_on],
  ...[JSON.stringify(rounds), JSON.stringify(colours)],
];

export function createBrandStore(pool: pg.Pool) {
  return {
    list: () => readAll(pool),

    /** All of them, held until the transaction ends: a host belongs to one brand alone. */
    async hold(tx: Recorded): Promise<StoredBrand[]> {
      await tx.query('lock table content.brand in exclusive mode');
      return readAll(tx);
    },

    async save(tx: Recorded, row: BrandRow): Promise<void> {
      await tx.query(
        `insert into content.brand as held (tag, name, tagline, hosts, mark, is_on, rounds, colours)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (tag) do update set name = excluded.name, tagline = excluded.tagline,
           hosts = excluded.hosts, mark = excluded.mark, is_on = excluded.is_on,
           rounds = excluded.rounds, colours = excluded.colours, version = held.version + 1,
           updated_at = platform.clock()`,
        valuesOf(row),
      );
    },

    /** Brings a brand where there is none of its tag; what staff have made of it stays. */
    async addMissing(row: BrandRow): Promise<void> {
      await pool.query(
        `insert into content.brand (tag, name, tagline, hosts, mark, is_on, rounds, colours)
         values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
        valuesOf(row),
      );
    },

    /** Which of these marks a brand shows. */
    async listShownMarks(addresses: readonly string[]): Promise<string[]> {
      const { rows } = await pool.query<{ mark: string }>(
        'select mark from content.brand where mark = any ($1::text[])',
        [addresses],
      );
      return rows.map(({ mark }) => mark);
    },
  };
}

export type BrandStore = ReturnType<typeof createBrandStore>;
