import type pg from 'pg';
import { byNumber } from '../../../../platform/lists/key.ts';
import { createList } from '../../../../platform/lists/list.ts';
import { type TimeRange, withinTime } from '../../../../platform/lists/ranges.ts';
import type { Recorded } from '../../../audit/index.ts';
import type { OrderRow } from '../order.store.ts';

export type DeskOrder = Omit<OrderRow, 'nameTl' | 'picture'> & { isTest: boolean; movedAt: Date };

export interface OrderFilter extends TimeRange {
  status?: number | undefined;
  uid?: string | undefined;
}

const columns = `uid, id, goods_id, quantity, pay_amount, name_en, product_type, deliver_method,
  store_address, recipient, status, courier, courier_number,
  reason, is_test, submitted_at, moved_at`;

/** What staff read and change of orders. */
export function createDeskOrderStore(pool: pg.Pool) {
  return {
    ...createList<DeskOrder, OrderFilter>(pool, {
      columns,
      from: 'points.mall_order',
      key: [byNumber('id')],
      where: ({ status, uid, ...range }, asked) => [
        asked('status = ?', status),
        asked('uid = ?', uid),
        asked('bucket = platform.bucket_of(?)', uid),
        ...withinTime(asked, 'submitted_at', range),
      ],
    }),

    async find(id: bigint, tx?: Recorded): Promise<DeskOrder | null> {
      const { rows } = await (tx ?? pool).query<DeskOrder>(
        `select ${columns} from points.mall_order where id = $1`,
        [id],
      );
      return rows[0] ?? null;
    },

    async listCodes(tx: Recorded, { uid, id }: Pick<DeskOrder, 'uid' | 'id'>): Promise<Buffer[]> {
      const { rows } = await tx.query<{ sealed: Buffer }>(
        'select sealed from points.goods_code where uid = $1 and order_id = $2 order by id',
        [uid, id],
      );
      return rows.map(({ sealed }) => sealed);
    },

    async move(
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

    /** How many orders stand in each state that is not the last. */
    async countOpen(): Promise<{ status: number; count: number; oldestAt: Date }[]> {
      const { rows } = await pool.query<{ status: number; count: number; oldestAt: Date }>({
        name: 'points-open-orders',
        text: `select status::int, count(*)::int as count, min(submitted_at) as oldest_at
          from points.mall_order where status in (2, 3) group by status`,
      });
      return rows;
    },
  };
}

export type DeskOrderStore = ReturnType<typeof createDeskOrderStore>;
