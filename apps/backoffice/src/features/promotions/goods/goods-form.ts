import type { MallGoods } from '@perya/contract/points/staff-calls/mall-goods';
import { numberTyped } from '../../../lib/fields/money-typed.ts';
import { type GoodsKind, kindOf } from './goods-kind.ts';

/** What is typed, as texts. */
export interface GoodsForm {
  readonly name_en: string;
  readonly name_tl: string;
  readonly summary_en: string;
  readonly summary_tl: string;
  readonly price_filcoin: string;
  /** Of new goods. */
  readonly stock: string;
  /** Added to the stock of others, or with a minus taken. */
  readonly add_stock: string;
  readonly place: string;
  /** One a line. */
  readonly store_addresses: string;
  readonly kind: GoodsKind;
  readonly isShown: boolean;
  readonly pictures: readonly string[];
}

const emptyForm: GoodsForm = {
  name_en: '',
  name_tl: '',
  summary_en: '',
  summary_tl: '',
  price_filcoin: '',
  stock: '0',
  add_stock: '0',
  place: '0',
  store_addresses: '',
  kind: '2-2',
  // Until a second person agrees to their price.
  isShown: false,
  pictures: [],
};

export function formOf(goods: MallGoods | null): GoodsForm {
  if (goods === null) return emptyForm;
  const { name_en, name_tl, summary_en, summary_tl, pictures } = goods;
  return {
    name_en,
    name_tl,
    summary_en,
    summary_tl,
    pictures,
    price_filcoin: String(goods.price_filcoin),
    stock: '0',
    add_stock: '0',
    place: String(goods.place),
    store_addresses: goods.store_addresses.join('\n'),
    kind: kindOf(goods),
    isShown: goods.state === 'shown',
  };
}

export const isThing = (kind: GoodsKind): boolean => kind.startsWith('2');
const needsStores = (kind: GoodsKind): boolean => kind === '2-1';

/** With a minus it is taken. */
function changeOf(typed: string): number {
  const size = numberTyped(typed.trim().replace(/^[-+]/, ''));
  return typed.trim().startsWith('-') ? -size : size;
}

/** A second person has to agree to the first price before goods are shown, and to a lower one afterwards. */
export function takesTwo(
  goods: MallGoods,
  { isShown, price_filcoin }: Pick<GoodsForm, 'isShown' | 'price_filcoin'>,
): boolean {
  return goods.is_price_agreed ? numberTyped(price_filcoin) < goods.price_filcoin : isShown;
}

/** What goes to the server of it, for the contract to judge. */
export function inputOf({ kind, isShown, ...form }: GoodsForm) {
  const lines = form.store_addresses.split('\n').map((line) => line.trim());
  const [product_type, deliver_method] = kind.split('-').map(Number);
  return {
    ...form,
    product_type,
    deliver_method,
    state: isShown ? 'shown' : 'hidden',
    price_filcoin: numberTyped(form.price_filcoin),
    place: numberTyped(form.place),
    stock: isThing(kind) ? numberTyped(form.stock) : 0,
    add_stock: isThing(kind) ? changeOf(form.add_stock) : 0,
    store_addresses: isThing(kind) ? lines.filter((line) => line !== '') : [],
  };
}

/** Goods that are fetched need a store, which the contract cannot know of a field alone. */
export const lacksStores = (form: GoodsForm): boolean =>
  needsStores(form.kind) && form.store_addresses.trim() === '';
