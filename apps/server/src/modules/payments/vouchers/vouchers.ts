import type { vouchersCalls } from '@perya/contract/calls/vouchers';
import type {
  staffVouchersCalls,
  VoucherBatchWanted,
} from '@perya/contract/staff/calls/payments/vouchers';
import { listRows } from '@perya/contract/staff/list';
import { toPesos } from '@perya/money';
import type pg from 'pg';
import { readCursor, writeCursor } from '../../../platform/lists/cursor.ts';
import type { AuditOrigin, Entry, Recorded } from '../../audit/index.ts';
import { createChannelStore } from '../channels/channel.store.ts';
import type { Room } from '../room.ts';
import type { VouchersServices } from './dependencies.ts';
import { exchangeVoucher } from './exchange-voucher.ts';
import { exportVouchers, voidVouchers } from './export-vouchers.ts';
import { checkBatch, makeBatchWithin } from './make-batch.ts';
import { presentBatch } from './voucher.present.ts';
import { createVoucherStore, type NewProduct } from './voucher.store.ts';

export type VouchersNeeds = Omit<VouchersServices, 'vouchers' | 'channels'> & { pool: pg.Pool };

type Wanted = VoucherBatchWanted & { reason: string };

export interface VouchersRoom extends Room<typeof vouchersCalls & typeof staffVouchersCalls> {
  /** Where codes are sold; what is there stays as it is. */
  addMissingProducts(products: readonly NewProduct[]): Promise<void>;
  /** Refuses in words a batch that could not be made as things stand. */
  checkBatch(wanted: VoucherBatchWanted): void;
  /** Makes a batch in the transaction of an approval. */
  makeBatchWithin(tx: Recorded, origin: AuditOrigin, wanted: Wanted): Promise<{ entries: Entry[] }>;
}

/** Codes that are bought elsewhere, and what staff do about them. */
export function createVouchers({ pool, ...needs }: VouchersNeeds): VouchersRoom {
  const vouchers = createVoucherStore(pool);
  const services: VouchersServices = { ...needs, vouchers, channels: createChannelStore(pool) };
  return {
    handlers: {
      exchangeVoucher: (context, request) => exchangeVoucher(services, context, request),
      listVoucherProducts: async () =>
        (await vouchers.listProducts()).map(({ img, link, price }) => ({
          img,
          link,
          price: toPesos(price),
        })),
      async listVoucherBatches(_context, { cursor, limit = listRows.byDefault }) {
        const after =
          cursor === undefined ? null : BigInt(readCursor(cursor, /^\d{1,18}$/)[0] ?? 0);
        const found = await vouchers.listBatches(after, limit + 1);
        const rows = found.slice(0, limit);
        const last = found.length > limit ? rows.at(-1) : undefined;
        return {
          rows: rows.map(presentBatch),
          next: last ? writeCursor(String(last.id)) : null,
          count: cursor === undefined ? await vouchers.countBatches() : null,
        };
      },
      exportVouchers: (context, request) => exportVouchers(services, context, request),
      voidVouchers: (context, request) => voidVouchers(services, context, request),
    },
    addMissingProducts: vouchers.addMissingProducts,
    checkBatch: (wanted) => void checkBatch(wanted),
    makeBatchWithin: (tx, origin, wanted) => makeBatchWithin(services, tx, origin, wanted),
  };
}
