import type { MallGoods } from '@perya/contract/points/staff-calls/mall-goods';

/** What goods are and how they come, as one choice: the two numbers of the contract together. */
export type GoodsKind = '1-1' | '1-2' | '2-1' | '2-2';

type Kind = Pick<MallGoods, 'product_type' | 'deliver_method'>;

export const kindOf = ({ product_type, deliver_method }: Kind): GoodsKind =>
  `${product_type}-${deliver_method}` as GoodsKind;
