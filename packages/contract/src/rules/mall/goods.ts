import type { Text } from '../../text.ts';

/** Rows of the grid and of the redemption history. [M-434 M-436] */
export const goodsPageSize = 10;
export const ordersPageSize = 10;
export const mallPageSizeMax = 50;
/** The grid asks for more when this much of what is shown was scrolled. [M-434] */
export const goodsMoreAt = 0.8;

/** How the grid is ordered. [M-438] */
export const goodsSorts = {
  1: { en: 'Default', tl: 'Default' },
  2: { en: 'Low to high points', tl: 'Mababa hanggang mataas na points' },
  3: { en: 'High to low points', tl: 'Mataas hanggang mababang points' },
} as const satisfies Record<number, Text>;
export type GoodsSort = keyof typeof goodsSorts;

export interface PointsRange {
  /** Both of them within; null where there is no bound. */
  readonly from: number;
  readonly upTo: number | null;
}

/** What the grid shows of the prices. [M-439] */
export const pointsRanges = {
  1: { from: 0, upTo: null },
  2: { from: 0, upTo: 10_000 },
  3: { from: 10_001, upTo: 50_000 },
  4: { from: 50_001, upTo: 100_000 },
  5: { from: 100_001, upTo: null },
} as const satisfies Record<number, PointsRange>;
export type PointsRangeName = keyof typeof pointsRanges;

export interface GoodsFilter {
  sort: GoodsSort;
  points_range: PointsRangeName;
}

/** The list begins anew only for a filter that is another one. [M-182] */
export function isOtherFilter(one: GoodsFilter, other: GoodsFilter): boolean {
  return one.sort !== other.sort || one.points_range !== other.points_range;
}

/** A thing, or something that is a code. [M-110] */
export const productTypes = { code: 1, thing: 2 } as const;
/** Of a code: shown at once, or sent by email. Of a thing: fetched at a store, or brought by a courier. [M-179 M-181] */
export const deliverMethods = { atOnce: 1, byEmail: 2, pickup: 1, courier: 2 } as const;

/** Goods that need no form: a code that the order shows at once. [M-179 M-180] */
export function isDirect(goods: { product_type: number; deliver_method: number }): boolean {
  return goods.product_type === productTypes.code && goods.deliver_method === deliverMethods.atOnce;
}

export type RedeemState = 'restocking' | 'insufficient' | 'ready';

/** A balance that equals the price is insufficient. [M-175 M-176 M-177 M-178] */
export function redeemState(
  { price_filcoin, stock }: { price_filcoin: number; stock: number },
  balance: number,
): RedeemState {
  if (stock <= 0) return 'restocking';
  return balance > price_filcoin ? 'ready' : 'insufficient';
}

/** How many a balance can buy, whatever the stock. [M-276] */
export const affordable = (goods: { price_filcoin: number }, balance: number): number =>
  Math.floor(balance / goods.price_filcoin);

/** What the stepper goes up to. [M-274] */
export function quantityMax(
  goods: { price_filcoin: number; stock: number },
  balance: number,
): number {
  return Math.min(affordable(goods, balance), goods.stock);
}
