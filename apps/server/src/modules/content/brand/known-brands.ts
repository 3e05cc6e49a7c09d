import { knowBrands } from '@perya/contract/brands';
import { firstBrands, houseBrand } from '@perya/contract/brands/first-brands';
import type pg from 'pg';
import { type BrandStore, createBrandStore } from './brand.store.ts';

/** What this process knows of the brands, which every request asks for its host. */
export interface KnownBrands {
  /** Brings those that every installation begins with, and reads all. */
  begin(): Promise<void>;
  /** Reads them anew: this process has changed one, or another may have. */
  read(): Promise<void>;
}

export function createKnownBrands(store: Pick<BrandStore, 'list' | 'addMissing'>): KnownBrands {
  let asked = 0;
  const read = async () => {
    asked += 1;
    const turn = asked;
    const rows = await store.list();
    // A reading that began later knows more.
    if (turn === asked) knowBrands(rows.map(houseBrand));
  };
  return {
    async begin() {
      for (const row of Object.values(firstBrands)) await store.addMissing(row);
      await read();
    },
    read,
  };
}

/** For a command of the operator, which makes no module: it names brands as the house has them now. */
export const readBrands = (pool: pg.Pool): Promise<void> =>
  createKnownBrands(createBrandStore(pool)).read();
