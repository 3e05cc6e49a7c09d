import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { vouchersCalls } from '@perya/contract/payments/calls/vouchers';
import type { voucherProductsCalls } from '@perya/contract/payments/staff-calls/voucher-products';
import type {
  listVoucherBatches as listCall,
  readVoucherBatch as readCall,
  staffVouchersCalls,
} from '@perya/contract/payments/staff-calls/vouchers';
import { toPesos } from '@perya/money';
import type pg from 'pg';
import type { ConfigurationPart } from '../../../platform/configuration/part.ts';
import { drawLogo } from '../../../platform/files/drawing/draw-picture.ts';
import type { PictureStore } from '../../../platform/files/picture-store.ts';
import { createStaffPictures } from '../../../platform/files/staff-pictures.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Finder } from '../../../platform/lists/finder.ts';
import type { Room } from '../../../platform/room.ts';
import type { RequestActions } from '../../audit/index.ts';
import { createChannelStore } from '../channels/channel.store.ts';
import { exchangeVoucher } from './exchange-voucher.ts';
import { batchFinder } from './find-batches.ts';
import { makeVouchers } from './make-vouchers.action.ts';
import { createProductStore, type NewProduct } from './product.store.ts';
import { productPart } from './product-part.store.ts';
import { hideProduct, listProducts } from './products.ts';
import { saveProduct } from './save-product.action.ts';
import type { VouchersServices } from './services.ts';
import { takeCodesOut } from './take-codes-out.action.ts';
import { voidVouchers } from './void-vouchers.ts';
import { presentBatch } from './voucher.present.ts';
import { createVoucherStore } from './voucher.store.ts';

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

export type VouchersNeeds = Omit<
  VouchersServices,
  'vouchers' | 'channels' | 'products' | 'pictures'
> & {
  pool: pg.Pool;
  pictures: PictureStore;
};

export interface VouchersRoom
  extends Room<typeof vouchersCalls & typeof staffVouchersCalls & typeof voucherProductsCalls> {
  /** Where codes are sold; what is there stays as it is. */
  addMissingProducts(products: readonly NewProduct[]): Promise<void>;
  actions: RequestActions<'vouchers.create' | 'vouchers.export' | 'vouchers.product'>;
  /** Batches, for the search over everything. */
  finder: Finder;
  /** Where codes are sold, which travels with the configuration of the house. */
  configuration: readonly ConfigurationPart[];
}

/** Codes that are bought elsewhere, and what staff do about them. */
export function createVouchers({ pool, pictures, ...needs }: VouchersNeeds): VouchersRoom {
  const products = createProductStore(pool);
  const services: VouchersServices = {
    ...needs,
    vouchers: createVoucherStore(pool),
    products,
    pictures: createStaffPictures(pictures, {
      group: 'vouchers',
      sizes: { '.webp': drawLogo },
      listShown: products.listShownPictures,
    }),
    channels: createChannelStore(pool),
  };
  return {
    handlers: {
      exchangeVoucher: (context, request) => exchangeVoucher(services, context, request),
      listVoucherProducts: async () =>
        (await products.listAll())
          .filter(({ isShown }) => isShown)
          .map(({ img, link, price }) => ({ img, link, price: toPesos(price) })),
      listStaffVoucherProducts: () => listProducts(services),
      hideVoucherProduct: (context, request) => hideProduct(services, context, request),
      uploadVoucherPicture: (context) => services.pictures.take(context),
      listVoucherBatches: (_context, request) => listBatches(services, request),
      readVoucherBatch: (_context, request) => readBatch(services, request),
      voidVouchers: (context, request) => voidVouchers(services, context, request),
    },
    jobs: {
      tasks: { payments_sweep_voucher_pictures: () => services.pictures.sweep() },
      crontab: '43 19 * * * payments_sweep_voucher_pictures',
    },
    addMissingProducts: products.addMissing,
    actions: {
      'vouchers.create': makeVouchers(services),
      'vouchers.export': takeCodesOut(services),
      'vouchers.product': saveProduct(services),
    },
    finder: batchFinder(services),
    configuration: [productPart(services.pictures)],
  };
}
