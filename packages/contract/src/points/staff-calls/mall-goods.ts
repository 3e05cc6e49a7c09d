import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { wholeNumber } from '../../fields.ts';
import { deliverMethods, productTypes } from '../../rules/mall/goods.ts';
import { defineRequest } from '../../staff/define-request.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { reason } from '../../staff/reason.ts';

export const goodsLengths = { name: 80, summary: 1000, store: 100 } as const;
export const goodsPicturesMax = 6;
export const goodsStoresMax = 20;
const amountMax = 1e9 - 1;
export const goodsPriceMax = amountMax;
export const goodsStockMax = 1e6;
export const goodsPlaceMax = 1e6;

const goodsId = () => wholeNumber(1, amountMax);
const state = z.enum(['shown', 'hidden']);
const line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
/** One of the house's own drawings, or one that was sent. */
const picture = z
  .string()
  .check(z.regex(/^\/(?:art\/goods\/[\w-]{1,60}\.svg|files\/goods\/\d{1,20}\/[\w-]{1,64}\.webp)$/));

const row = z.object({
  id: z.int(),
  state,
  name_en: z.string(),
  name_tl: z.string(),
  summary_en: z.string(),
  summary_tl: z.string(),
  price_filcoin: z.int(),
  /** Two people have agreed to a price of them: until then they stay hidden. */
  is_price_agreed: z.boolean(),
  stock: z.int(),
  pictures: z.array(z.string()),
  product_type: z.int(),
  deliver_method: z.int(),
  store_addresses: z.array(z.string()),
  place: z.int(),
  version: z.int(),
});
export type MallGoods = z.output<typeof row>;

export const listMallGoods = defineCall({
  method: 'GET',
  path: '/backoffice/api/mall/goods',
  access: { staff: 'mall.read' },
  summary: 'Goods in the order of the grid, those that are hidden too',
  request: z.object({
    ...listRequest,
    /** A part of the name in either language, or the number. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    state: z.optional(state),
  }),
  answer: listPage(row),
});

export const readMallGoods = defineCall({
  method: 'GET',
  path: '/backoffice/api/mall/goods/one',
  access: { staff: 'mall.read' },
  summary: 'One of the goods, shown or hidden',
  request: z.object({ id: goodsId() }),
  answer: row,
  errors: ['NOT_FOUND'],
});

/** What can be said of goods at any time. */
const said = {
  name_en: line(goodsLengths.name),
  name_tl: line(goodsLengths.name),
  summary_en: line(goodsLengths.summary),
  summary_tl: line(goodsLengths.summary),
  price_filcoin: wholeNumber(1, goodsPriceMax),
  /** The first stands in the grid. */
  pictures: z.array(picture).check(z.minLength(1), z.maxLength(goodsPicturesMax)),
  store_addresses: z._default(
    z.array(line(goodsLengths.store)).check(z.maxLength(goodsStoresMax)),
    [],
  ),
  place: wholeNumber(0, goodsPlaceMax),
  reason: reason(),
};
const refusalsOfWords = ['WORDS_MARKUP', 'WORDS_UNREADABLE'] as const;

export const addMallGoods = defineCall({
  method: 'POST',
  path: '/backoffice/api/mall/goods/add',
  access: { staff: 'mall.edit' },
  summary:
    'Adds goods, hidden until two people agree to their price; of codes the stock begins at none, and codes are added to it',
  request: z.object({
    ...said,
    product_type: z.literal([productTypes.code, productTypes.thing]),
    deliver_method: z.literal([deliverMethods.atOnce, deliverMethods.byEmail]),
    stock: wholeNumber(0, goodsStockMax),
  }),
  answer: row,
  errors: ['STOCK_OF_CODES', 'GOODS_STORES', 'PICTURE_UNKNOWN', ...refusalsOfWords],
  refreshes: [listMallGoods, readMallGoods],
});

export const changeMallGoods = defineCall({
  method: 'POST',
  path: '/backoffice/api/mall/goods/change',
  access: { staff: 'mall.edit' },
  summary:
    'Changes words, pictures, stock, place, whether goods are shown and, upwards, the price; of codes the stock is how many there are',
  request: z.object({
    ...said,
    state,
    id: goodsId(),
    /** As it was seen: somebody else may have changed it. */
    version: z.int(),
    /** What is added to the stock, or taken from it: others are ordered meanwhile. */
    add_stock: z._default(z.int().check(z.minimum(-goodsStockMax), z.maximum(goodsStockMax)), 0),
  }),
  answer: row,
  errors: [
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'NEEDS_SECOND_PERSON',
    'STOCK_OF_CODES',
    'STOCK_NEGATIVE',
    'GOODS_STORES',
    'PICTURE_UNKNOWN',
    ...refusalsOfWords,
  ],
  refreshes: [listMallGoods, readMallGoods],
});

const priceWanted = z.object({
  id: goodsId(),
  price_filcoin: wholeNumber(1, goodsPriceMax),
  /** As it was seen: somebody else may have changed it. */
  version: z.int(),
});
export type PriceWanted = z.output<typeof priceWanted>;

export const askGoodsPrice = defineRequest({
  asks: 'mall.price',
  permission: 'mall.edit',
  title: { en: 'Price in the mall', tl: 'Presyo sa mall' },
  reasons: ['planned', 'mistake-of-house', 'goodwill', 'other'],
  input: priceWanted,
  path: '/backoffice/api/mall/goods/price/ask',
  summary:
    'Asks a second person to lower the price of goods, or to show new ones at their first price',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'NOTHING_TO_CHANGE'],
});

export const uploadGoodsPicture = defineCall({
  method: 'POST',
  path: '/backoffice/api/mall/picture',
  access: { staff: 'mall.edit' },
  summary: 'Takes a picture of goods in the field `file` of a multipart body, and draws it anew',
  request: z.object({}),
  answer: z.object({ picture: z.string() }),
  upload: true,
  errors: ['FILE_REFUSED', 'PICTURE_TOO_LARGE', 'TOO_LARGE', 'TOO_MANY_REQUESTS'],
  refreshes: 'nothing',
});

export const addMallCodes = defineCall({
  method: 'POST',
  path: '/backoffice/api/mall/codes/add',
  access: { staff: 'mall.edit' },
  summary: 'Puts codes in stock; one that is there already is left out',
  request: z.object({
    id: goodsId(),
    codes: z
      .array(z.string().check(z.trim(), z.minLength(4), z.maxLength(100)))
      .check(z.minLength(1), z.maxLength(1000)),
  }),
  answer: z.object({ added: z.int(), stock: z.int() }),
  errors: ['NOT_FOUND', 'STOCK_OF_CODES'],
  refreshes: [listMallGoods, readMallGoods],
});

/** The calls of requests serve it. */
export const askingForGoodsCalls = { askGoodsPrice } as const;
export const staffGoodsCalls = {
  listMallGoods,
  readMallGoods,
  addMallGoods,
  changeMallGoods,
  uploadGoodsPicture,
  addMallCodes,
} as const;
