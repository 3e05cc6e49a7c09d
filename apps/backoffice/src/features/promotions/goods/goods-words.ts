import { msg } from '@lingui/core/macro';
import type { MallGoods } from '@perya/contract/points/staff-calls/mall-goods';
import { productTypes } from '@perya/contract/rules/mall/goods';
import type { GoodsKind } from './goods-kind.ts';

/** What goods are and how they come, as one choice: the two numbers of the contract together. */
export const goodsKinds = {
  '1-1': msg`Code, shown at once`,
  '1-2': msg`Code, sent by email`,
  '2-1': msg`Thing, fetched at a store`,
  '2-2': msg`Thing, brought by a courier`,
} as const satisfies Record<GoodsKind, unknown>;

export const isCode = ({ product_type }: Pick<MallGoods, 'product_type'>): boolean =>
  product_type === productTypes.code;

export const goodsStates = { shown: msg`Shown`, hidden: msg`Hidden` } as const;

/** The state as the list and the page say it. */
export const stateOf = ({ state, is_price_agreed }: MallGoods) =>
  is_price_agreed ? goodsStates[state] : msg`Hidden, price not approved`;
