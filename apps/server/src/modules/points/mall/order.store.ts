import type pg from 'pg';
import type { Violation } from '../../ledger/index.ts';
import type { NoWelfare } from '../../limits/index.ts';

export interface NewOrder {
  uid: bigint;
  key: string;
  goodsId: number;
  quantity: number;
  /** What the player was shown for one; null if that is not known. */
  price: number | null;
  deliverMethod: number;
  storeAddress: string;
  recipient: Buffer | null;
}

export type SubmitOutcome =
  | 'PLACED'
  | 'KNOWN'
  | NoWelfare
  | 'GOODS_UNKNOWN'
  | 'PRICE_CHANGED'
  | 'OUT_OF_STOCK'
  | 'POINTS_INSUFFICIENT';

export interface OrderRow {
  uid: bigint;
  id: bigint;
  goodsId: number;
  quantity: number;
  payAmount: bigint;
  nameEn: string;
  nameTl: string;
  picture: string;
  productType: number;
  deliverMethod: number;
  storeAddress: string;
  recipient: Buffer | null;
  status: number;
  courier: string;
  courierNumber: string;
  reason: string;
  submittedAt: Date;
}

const orderColumns = `uid, id, goods_id, quantity, pay_amount,
  name_en, name_tl, picture, product_type,
  deliver_method, store_address, recipient, status, courier, courier_number, reason, submitted_at`;

const brokenMax = 100;

/** Orders of a player. */
const submitting = (pool: pg.Pool) => ({
  async submit(order: NewOrder): Promise<{ outcome: SubmitOutcome; orderId: bigint | null }> {
    const { rows } = await pool.query<{ outcome: SubmitOutcome; orderId: bigint | null }>({
      name: 'points-submit-order',
      text: `select outcome, order_id
        from points.submit_order($1, $2, $3, $4, $5, $6::smallint, $7, $8)`,
      values: [
        order.uid,
        order.key,
        order.goodsId,
        order.quantity,
        order.price,
        order.deliverMethod,
        order.storeAddress,
        order.recipient,
      ],
    });
    const [row] = rows;
    if (!row) throw new Error('points.submit_order gave no answer');
    return row;
  },

  async list(uid: bigint, offset: number, limit: number): Promise<OrderRow[]> {
    const { rows } = await pool.query<OrderRow>({
      name: 'points-orders',
      text: `select ${orderColumns} from points.mall_order
        where bucket = platform.bucket_of($1) and uid = $1 order by id desc offset $2 limit $3`,
      values: [uid, offset, limit],
    });
    return rows;
  },

  async count(uid: bigint): Promise<number> {
    const { rows } = await pool.query<{ count: number }>(
      'select count(*)::int as count from points.mall_order where bucket = platform.bucket_of($1) and uid = $1',
      [uid],
    );
    return rows[0]?.count ?? 0;
  },
});

/** Orders one by one. */
const singleOrders = (pool: pg.Pool) => ({
  async find(uid: bigint, id: bigint): Promise<OrderRow | null> {
    const { rows } = await pool.query<OrderRow>(
      `select ${orderColumns} from points.mall_order
         where bucket = platform.bucket_of($1) and uid = $1 and id = $2`,
      [uid, id],
    );
    return rows[0] ?? null;
  },

  async listCodes(uid: bigint, id: bigint): Promise<Buffer[]> {
    const { rows } = await pool.query<{ sealed: Buffer }>(
      'select sealed from points.goods_code where uid = $1 and order_id = $2 order by id',
      [uid, id],
    );
    return rows.map(({ sealed }) => sealed);
  },

  /** Orders that differ from the ledger of Filcoins, and codes from stock. */
  async listBroken(): Promise<Violation[]> {
    const { rows } = await pool.query<Violation>(
      'select invariant, uid::bigint as uid, detail from points.broken_mall limit $1',
      [brokenMax],
    );
    return rows;
  },
});

export function createOrderStore(pool: pg.Pool) {
  return {
    ...submitting(pool),
    ...singleOrders(pool),
  };
}

export type OrderStore = ReturnType<typeof createOrderStore>;
