import type { Centavos } from '@perya/money';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

/** Where a voucher is sold. */
export interface ProductFacts {
  img: string;
  link: string;
  price: Centavos;
  position: number;
}

export interface ProductRow extends ProductFacts {
  id: number;
  isShown: boolean;
  version: number;
}

export interface NewProduct {
  id: number;
  img: string;
  link: string;
  /** In centavos. */
  price: bigint;
}

const columns = 'id, img, link, price, position, is_shown, version';

/** As staff change them, each time with the whole list held. */
const changing = {
  async holdAll(tx: Recorded): Promise<ProductRow[]> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('payments.voucher_product'))`);
    const { rows } = await tx.query<ProductRow>(
      `select ${columns} from payments.voucher_product order by id`,
    );
    return rows;
  },

  async insert(tx: Recorded, id: number, product: ProductFacts): Promise<void> {
    await tx.query(
      `insert into payments.voucher_product (id, img, link, price, position)
       values ($1, $2, $3, $4, $5)`,
      [id, product.img, product.link, product.price, product.position],
    );
  },

  /** What was hidden is shown again. */
  async change(tx: Recorded, id: number, product: ProductFacts): Promise<void> {
    await tx.query(
      `update payments.voucher_product set img = $2, link = $3, price = $4, position = $5,
         is_shown = true, version = version + 1 where id = $1`,
      [id, product.img, product.link, product.price, product.position],
    );
  },

  async hide(tx: Recorded, id: number): Promise<void> {
    await tx.query(
      `update payments.voucher_product set is_shown = false, version = version + 1 where id = $1`,
      [id],
    );
  },
};

export function createProductStore(pool: pg.Pool) {
  return {
    ...changing,
    /** In the order in which players see them. */
    async listAll(): Promise<ProductRow[]> {
      const { rows } = await pool.query<ProductRow>(
        `select ${columns} from payments.voucher_product order by position, id`,
      );
      return rows;
    },

    /** What the operator has changed stays. */
    async addMissing(products: readonly NewProduct[]): Promise<void> {
      for (const [position, { id, img, link, price }] of products.entries()) {
        await pool.query(
          `insert into payments.voucher_product (id, img, link, price, position)
           values ($1, $2, $3, $4, $5) on conflict do nothing`,
          [id, img, link, price, position],
        );
      }
    },

    /** Which of these pictures a product shows. */
    async listShownPictures(addresses: readonly string[]): Promise<string[]> {
      const { rows } = await pool.query<{ img: string }>(
        'select distinct img from payments.voucher_product where img = any ($1::text[])',
        [addresses],
      );
      return rows.map(({ img }) => img);
    },
  };
}

export type ProductStore = ReturnType<typeof createProductStore>;
