import type { InputOf } from '@perya/contract/call';
import {
  type addMallGoods,
  goodsPlaceMax,
  goodsPriceMax,
  goodsStockMax,
  goodsStoresMax,
  type MallGoods,
} from '@perya/contract/points/staff-calls/mall-goods';
import { wholeTyped } from '../../../lib/fields/money-typed.ts';
import { type GoodsKind, kindOf } from './goods-kind.ts';

/** What is typed, as texts. */
export interface GoodsForm {
  readonly name_en: string;
  readonly name_tl: string;
  readonly summary_en: string;
  readonly summary_tl: string;
  readonly price: string;
  /** The stock of new goods; what is added to it, or with a minus taken, of others. */
  readonly stock: string;
  readonly place: string;
  /** One a line. */
  readonly stores: string;
  readonly kind: GoodsKind;
  readonly isShown: boolean;
  readonly pictures: readonly string[];
}

const emptyForm: GoodsForm = {
  name_en: '',
  name_tl: '',
  summary_en: '',
  summary_tl: '',
  price: '',
  stock: '0',
  place: '0',
  stores: '',
  kind: '2-2',
  isShown: true,
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
    price: String(goods.price_filcoin),
    stock: '0',
    place: String(goods.place),
    stores: goods.store_addresses.join('\n'),
    kind: kindOf(goods),
    isShown: goods.state === 'shown',
  };
}

export const isThing = (kind: GoodsKind): boolean => kind.startsWith('2');
export const needsStores = (kind: GoodsKind): boolean => kind === '2-1';

/** What is added to a stock, or with a minus taken from it; null for what is no whole number. */
function changeOf(typed: string): number | null {
  const minus = typed.trim().startsWith('-');
  const size = wholeTyped(typed.trim().replace(/^[-+]/, ''), { min: 0, max: goodsStockMax });
  return size === null ? null : minus ? -size : size;
}

type Said = Omit<
  InputOf<typeof addMallGoods>,
  'product_type' | 'deliver_method' | 'stock' | 'reason'
>;

export interface ReadGoods {
  readonly said: Said;
  readonly stock: number;
  readonly product_type: 1 | 2;
  readonly deliver_method: 1 | 2;
}

/** What goes to the server, or the first field that cannot be read. */
export function readForm(
  form: GoodsForm,
  isNew: boolean,
): { read: ReadGoods } | { problem: keyof GoodsForm } {
  const texts = ['name_en', 'name_tl', 'summary_en', 'summary_tl'] as const;
  const empty = texts.find((name) => form[name].trim() === '');
  if (empty) return { problem: empty };
  const price = wholeTyped(form.price, { min: 1, max: goodsPriceMax });
  if (price === null) return { problem: 'price' };
  const stock = isThing(form.kind) ? changeOf(form.stock) : 0;
  if (stock === null || (isNew && stock < 0)) return { problem: 'stock' };
  const place = wholeTyped(form.place, { min: 0, max: goodsPlaceMax });
  if (place === null) return { problem: 'place' };
  const lines = form.stores.split('\n').map((line) => line.trim());
  const stores = isThing(form.kind) ? lines.filter((line) => line !== '') : [];
  if (stores.length > goodsStoresMax || (needsStores(form.kind) && stores.length === 0)) {
    return { problem: 'stores' };
  }
  if (form.pictures.length === 0) return { problem: 'pictures' };
  const [product_type, deliver_method] = form.kind.split('-').map(Number) as [1 | 2, 1 | 2];
  return {
    read: {
      stock,
      product_type,
      deliver_method,
      said: {
        state: form.isShown ? 'shown' : 'hidden',
        name_en: form.name_en.trim(),
        name_tl: form.name_tl.trim(),
        summary_en: form.summary_en.trim(),
        summary_tl: form.summary_tl.trim(),
        price_filcoin: price,
        pictures: [...form.pictures],
        store_addresses: stores,
        place,
      },
    },
  };
}
