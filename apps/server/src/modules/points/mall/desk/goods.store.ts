import type pg from 'pg';
import { byNumber } from '../../../../platform/lists/key.ts';
import { createList } from '../../../../platform/lists/list.ts';
import type { Recorded } from '../../../audit/index.ts';
import type { GoodsRow } from '../goods.store.ts';

export type DeskGoods = GoodsRow & { version: number; isPriceAgreed: boolean };
/** What staff say of goods; the kind and the delivery are said once. */
export type SaidGoods = Omit<GoodsRow, 'id' | 'productType' | 'deliverMethod'>;
export type AddedGoods = Omit<GoodsRow, 'id'>;

export interface GoodsFilter {
  /** A part of the name, or the number. */
  q?: string | undefined;
  state?: 'shown' | 'hidden' | undefined;
}

const columns = `id, state, name_en, name_tl, summary_en,
  summary_tl, price, stock, pictures, product_type,
  deliver_method, store_addresses, place, version, is_price_agreed`;

const saidOf = (goods: SaidGoods) => [
  ...[goods.state, goods.nameEn, goods.nameTl, goods.summaryEn, goods.summaryTl],
  ...[goods.price, goods.stock, goods.pictures, goods.storeAddresses, goods.place],
];

function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('The goods are gone');
  return row;
}

/** Goods as staff change them. */
const goodsAtDesk = (pool: pg.Pool) => ({
  async find(id: number): Promise<DeskGoods | null> {
    const { rows } = await pool.query<DeskGoods>(
      `select ${columns} from points.goods where id = $1`,
      [id],
    );
    return rows[0] ?? null;
  },

  async lock(tx: Recorded, id: number): Promise<DeskGoods | null> {
    const { rows } = await tx.query<DeskGoods>(
      `select ${columns} from points.goods where id = $1 for update`,
      [id],
    );
    return rows[0] ?? null;
  },

  /** Nobody has agreed to their price yet. */
  async add(tx: Recorded, goods: AddedGoods): Promise<DeskGoods> {
    const { rows } = await tx.query<DeskGoods>(
      `insert into points.goods (id, state, name_en, name_tl, summary_en, summary_tl, price, stock,
         pictures, store_addresses, place, product_type, deliver_method, is_price_agreed)
       values (nextval('points.goods_id'), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, false)
       returning ${columns}`,
      [...saidOf(goods), goods.productType, goods.deliverMethod],
    );
    return only(rows);
  },

  async save(tx: Recorded, id: number, goods: SaidGoods): Promise<DeskGoods> {
    const { rows } = await tx.query<DeskGoods>(
      `update points.goods set state = $1, name_en = $2, name_tl = $3, summary_en = $4, summary_tl = $5,
         price = $6, stock = $7, pictures = $8, store_addresses = $9, place = $10,
         version = version + 1, updated_at = platform.clock()
       where id = $11 returning ${columns}`,
      [...saidOf(goods), id],
    );
    return only(rows);
  },

  /** The price that two people agreed to, and whether they are shown at it. */
  async setAgreedPrice(
    tx: Recorded,
    id: number,
    { price, state }: Pick<GoodsRow, 'price' | 'state'>,
  ): Promise<DeskGoods> {
    const { rows } = await tx.query<DeskGoods>(
      `update points.goods set price = $1, state = $2, is_price_agreed = true,
         version = version + 1, updated_at = platform.clock()
       where id = $3 returning ${columns}`,
      [price, state, id],
    );
    return only(rows);
  },
});

/** What staff read and change of goods. */
export function createDeskGoodsStore(pool: pg.Pool) {
  return {
    // In the order of the grid.
    ...createList<DeskGoods, GoodsFilter>(pool, {
      columns,
      from: 'points.goods',
      key: [byNumber('place'), byNumber('id')],
      isAscending: true,
      where: ({ q, state }, asked) => [
        asked('state = ?', state),
        asked(
          `(id::text = ? or strpos(lower(name_en), lower(?)) > 0 or strpos(lower(name_tl), lower(?)) > 0)`,
          q,
        ),
      ],
    }),

    /** Codes that are not there yet, and the stock with them. */
    async addCodes(
      tx: Recorded,
      id: number,
      codes: readonly { sealed: Buffer; digest: Buffer }[],
    ): Promise<{ added: number; stock: number }> {
      const { rowCount } = await tx.query(
        `insert into points.goods_code (goods_id, sealed, digest)
         select $1, c.sealed, c.digest from unnest($2::bytea[], $3::bytea[]) as c(sealed, digest)
         on conflict (digest) do nothing`,
        [id, codes.map(({ sealed }) => sealed), codes.map(({ digest }) => digest)],
      );
      const added = rowCount ?? 0;
      const { rows } = await tx.query<{ stock: number }>(
        `update points.goods set stock = stock + $2, version = version + 1 where id = $1 returning stock`,
        [id, added],
      );
      return { added, stock: rows[0]?.stock ?? 0 };
    },
    ...goodsAtDesk(pool),
  };
}

export type DeskGoodsStore = ReturnType<typeof createDeskGoodsStore>;
