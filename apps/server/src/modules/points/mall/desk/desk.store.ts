import { countedRowsMax } from '@perya/contract/staff/list';
import type pg from 'pg';
import type { Recorded } from '../../../audit/index.ts';
import type { OrderRow } from '../order.store.ts';

export type DeskOrder = Omit<OrderRow, 'nameTl' | 'picture'> & { isTest: boolean };

export interface DeskGoods {
  id: number;
  state: 'shown' | 'hidden';
  nameEn: string;
  nameTl: string;
  price: bigint;
  stock: number;
  pictures: string[];
  productType: number;
  deliverMethod: number;
  place: number;
  version: number;
}

export interface OrderFilter {
  status: number | null;
  uid: bigint | null;
}

const orderColumns = `uid, id, goods_id as "goodsId", quantity, pay_amount as "payAmount",
  name_en as "nameEn", product_type as "productType", deliver_method as "deliverMethod",
  store_address as "storeAddress", recipient, status, courier, courier_number as "courierNumber",
  reason, is_test as "isTest", submitted_at as "submittedAt"`;

const goodsColumns = `id, state, name_en as "nameEn", name_tl as "nameTl", price, stock, pictures,
  product_type as "productType", deliver_method as "deliverMethod", place, version`;

const isWanted = '($1::smallint is null or status = $1) and ($2::bigint is null or uid = $2)';

/** What staff read and change of the mall. */
export function createDeskStore(pool: pg.Pool) {
  return {
    async listOrders(
      { status, uid }: OrderFilter,
      below: bigint,
      limit: number,
    ): Promise<DeskOrder[]> {
      const { rows } = await pool.query<DeskOrder>(
        `select ${orderColumns} from points.mall_order
         where ${isWanted} and id < $3 order by id desc limit $4`,
        [status, uid, below, limit],
      );
      return rows;
    },

    async countOrders({ status, uid }: OrderFilter): Promise<number> {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from
         (select from points.mall_order where ${isWanted} limit $3) counted`,
        [status, uid, countedRowsMax],
      );
      return rows[0]?.count ?? 0;
    },

    async findOrder(tx: Recorded, id: bigint): Promise<DeskOrder | null> {
      const { rows } = await tx.query<DeskOrder>(
        `select ${orderColumns} from points.mall_order where id = $1`,
        [id],
      );
      return rows[0] ?? null;
    },

    async moveOrder(
      tx: Recorded,
      id: bigint,
      to: number,
      {
        courier,
        courierNumber,
        reason,
      }: { courier: string; courierNumber: string; reason: string },
    ): Promise<'MOVED' | 'NOT_FOUND' | 'DECIDED'> {
      const { rows } = await tx.query<{ outcome: 'MOVED' | 'NOT_FOUND' | 'DECIDED' }>(
        'select points.move_order($1, $2::smallint, $3, $4, $5) as outcome',
        [id, to, courier, courierNumber, reason],
      );
      return rows[0]?.outcome ?? 'NOT_FOUND';
    },

    async listGoods(): Promise<DeskGoods[]> {
      const { rows } = await pool.query<DeskGoods>(
        `select ${goodsColumns} from points.goods order by place, id`,
      );
      return rows;
    },

    async lockGoods(tx: Recorded, id: number): Promise<DeskGoods | null> {
      const { rows } = await tx.query<DeskGoods>(
        `select ${goodsColumns} from points.goods where id = $1 for update`,
        [id],
      );
      return rows[0] ?? null;
    },

    async saveGoods(
      tx: Recorded,
      goods: Pick<DeskGoods, 'id' | 'state' | 'price' | 'stock' | 'place'>,
    ): Promise<DeskGoods> {
      const { rows } = await tx.query<DeskGoods>(
        `update points.goods set state = $2, price = $3, stock = $4, place = $5, version = version + 1,
           updated_at = platform.clock() where id = $1 returning ${goodsColumns}`,
        [goods.id, goods.state, goods.price, goods.stock, goods.place],
      );
      const [saved] = rows;
      if (!saved) throw new Error(`Goods ${goods.id} are gone`);
      return saved;
    },

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
  };
}

export type DeskStore = ReturnType<typeof createDeskStore>;
