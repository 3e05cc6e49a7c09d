import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { vouchersCalls } from '@perya/contract/payments/calls/vouchers';
import type {
  listVoucherBatches as listCall,
  readVoucherBatch as readCall,
  staffVouchersCalls,
} from '@perya/contract/payments/staff-calls/vouchers';
import { toPesos } from '@perya/money';
import type pg from 'pg';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Room } from '../../../platform/room.ts';
import type { RequestActions } from '../../audit/index.ts';
import { createChannelStore } from '../channels/channel.store.ts';
import { exchangeVoucher } from './exchange-voucher.ts';
import { exportVouchers, voidVouchers } from './export-vouchers.ts';
import { makeVouchers } from './make-vouchers.action.ts';
import type { VouchersServices } from './services.ts';
import { presentBatch } from './voucher.present.ts';
import { createVoucherStore, type NewProduct } from './voucher.store.ts';

/** A page of batches, the newest first. */
async function listBatches(
  { vouchers }: VouchersServices,
  request: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const page = await vouchers.pageBatches(request);
  return { ...page, rows: page.rows.map(presentBatch) };
}

async function readBatch(
  { vouchers }: VouchersServices,
  { id }: RequestOf<typeof readCall>,
): Promise<AnswerOf<typeof readCall>> {
  const batch = await vouchers.findBatch(BigInt(id));
  if (!batch) throw new Refusal('NOT_FOUND');
  return presentBatch(batch);
}

export type VouchersNeeds = Omit<VouchersServices, 'vouchers' | 'channels'> & { pool: pg.Pool };

export interface VouchersRoom extends Room<typeof vouchersCalls & typeof staffVouchersCalls> {
  /** Where codes are sold; what is there stays as it is. */
  addMissingProducts(products: readonly NewProduct[]): Promise<void>;
  actions: RequestActions<'vouchers.create'>;
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
      listVoucherBatches: (_context, request) => listBatches(services, request),
      readVoucherBatch: (_context, request) => readBatch(services, request),
      exportVouchers: (context, request) => exportVouchers(services, context, request),
      voidVouchers: (context, request) => voidVouchers(services, context, request),
    },
    addMissingProducts: vouchers.addMissingProducts,
    actions: { 'vouchers.create': makeVouchers(services) },
  };
}
