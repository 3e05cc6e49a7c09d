import type { GoodsSort, PointsRange } from '@perya/contract/rules/mall/goods';
import type pg from 'pg';

export interface GoodsRow {
  id: number;
  state: 'shown' | 'hidden';
  nameEn: string;
  nameTl: string;
  summaryEn: string;
  summaryTl: string;
  price: bigint;
  stock: number;
  pictures: string[];
  productType: number;
  deliverMethod: number;
  storeAddresses: string[];
  place: number;
}

/** Goods that a new installation begins with; of a code `stock` is how many codes come along. */
export type NewGoods = Omit<GoodsRow, 'state'>;

const goodsColumns = `id, state, name_en, name_tl, summary_en,
  summary_tl, price, stock, pictures, product_type, deliver_method, store_addresses, place`;

const orders: Record<GoodsSort, string> = {
  1: 'place, id',
  2: 'price, place, id',
  3: 'price desc, place, id',
};

/** What players see. */
const shownToPlayers = (pool: pg.Pool) => ({
  async listShown(
    { from, upTo }: PointsRange,
    sort: GoodsSort,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<GoodsRow[]> {
    const { rows } = await pool.query<GoodsRow>(
      `select ${goodsColumns} from points.goods
       where state = 'shown' and price >= $1 and ($2::bigint is null or price <= $2)
       order by ${orders[sort]} offset $3 limit $4`,
      [from, upTo, offset, limit],
    );
    return rows;
  },

  async countShown({ from, upTo }: PointsRange): Promise<number> {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from points.goods
       where state = 'shown' and price >= $1 and ($2::bigint is null or price <= $2)`,
      [from, upTo],
    );
    return rows[0]?.count ?? 0;
  },

  async findShown(id: number): Promise<GoodsRow | null> {
    const { rows } = await pool.query<GoodsRow>(
      `select ${goodsColumns} from points.goods where id = $1 and state = 'shown'`,
      [id],
    );
    return rows[0] ?? null;
  },
});

export function createGoodsStore(pool: pg.Pool) {
  return {
    /** Adds goods that are missing, with their codes; what an operator has changed since stays. */
    async addMissing(
      goods: NewGoods,
      codes: readonly { sealed: Buffer; digest: Buffer }[],
    ): Promise<void> {
      await pool.query(
        `with made as (
           insert into points.goods (id, name_en, name_tl, summary_en, summary_tl, price, stock, pictures,
             product_type, deliver_method, store_addresses, place)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing returning id)
         insert into points.goods_code (goods_id, sealed, digest)
         select made.id, c.sealed, c.digest from made, unnest($13::bytea[], $14::bytea[]) as c(sealed, digest)`,
        [
          goods.id,
          goods.nameEn,
          goods.nameTl,
          goods.summaryEn,
          goods.summaryTl,
          goods.price,
          goods.stock,
          goods.pictures,
          goods.productType,
          goods.deliverMethod,
          goods.storeAddresses,
          goods.place,
          codes.map(({ sealed }) => sealed),
          codes.map(({ digest }) => digest),
        ],
      );
    },
    ...shownToPlayers(pool),
  };
}

export type GoodsStore = ReturnType<typeof createGoodsStore>;
