import type { Call } from '@perya/contract/call';
import {
  addMallGoods,
  changeMallGoods,
  type MallGoods,
} from '@perya/contract/points/staff-calls/mall-goods';
import { describe, expect, test } from 'vitest';
import { refusedFields } from '../../../lib/forms/refused-fields.ts';
import { formOf, type GoodsForm, inputOf, lacksStores, takesTwo } from './goods-form.ts';

const mug: MallGoods = {
  id: 1001,
  state: 'shown',
  name_en: 'Mug',
  name_tl: 'Tasa',
  summary_en: 'A',
  summary_tl: 'B',
  price_filcoin: 700,
  is_price_agreed: true,
  stock: 4,
  pictures: ['/art/goods/cap.svg'],
  product_type: 2,
  deliver_method: 1,
  store_addresses: ['Cubao', 'Makati'],
  place: 3,
  version: 2,
};
const form = (other: Partial<GoodsForm> = {}): GoodsForm => ({ ...formOf(mug), ...other });
const refused = (other: Partial<GoodsForm>, call: Call = changeMallGoods) => {
  const input = { ...inputOf(form(other)), id: 1001, version: 2, reason: 'As planned' };
  return refusedFields(call, input);
};

describe('the form of goods', () => {
  test('says again what stands there, and nothing is added to the stock', () => {
    const { id: _id, version: _version, is_price_agreed: _agreed, ...said } = mug;
    expect(inputOf(form())).toEqual({ ...said, stock: 0, add_stock: 0 });
    expect(refused({})).toEqual([]);
  });

  test('lets the contract name the field that cannot be read', () => {
    expect(refused({ name_tl: ' ' })).toEqual(['name_tl']);
    expect(refused({ price_filcoin: '0' })).toEqual(['price_filcoin']);
    expect(refused({ price_filcoin: '1.5' })).toEqual(['price_filcoin']);
    expect(refused({ add_stock: 'many' })).toEqual(['add_stock']);
    expect(refused({ stock: '-3' }, addMallGoods)).toEqual(['stock']);
    expect(refused({ pictures: [] })).toEqual(['pictures']);
    expect([lacksStores(form({ store_addresses: ' \n ' })), lacksStores(form())]).toEqual([
      true,
      false,
    ]);
  });

  test('knows what takes two: a lower price, and showing goods whose price nobody has agreed to', () => {
    expect(takesTwo(mug, form())).toBe(false);
    expect(takesTwo(mug, form({ price_filcoin: '701' }))).toBe(false);
    expect(takesTwo(mug, form({ price_filcoin: '699' }))).toBe(true);
    const fresh: MallGoods = { ...mug, state: 'hidden', is_price_agreed: false };
    expect(takesTwo(fresh, formOf(fresh))).toBe(false);
    expect(takesTwo(fresh, { ...formOf(fresh), price_filcoin: '1' })).toBe(false);
    expect(takesTwo(fresh, { ...formOf(fresh), isShown: true })).toBe(true);
    expect(formOf(null).isShown).toBe(false);
  });

  test('takes from a stock with a minus, and leaves stock and stores of codes alone', () => {
    expect(inputOf(form({ add_stock: '-3' })).add_stock).toBe(-3);
    const code = inputOf(form({ kind: '1-2', stock: '9' }));
    expect([code.stock, code.store_addresses]).toEqual([0, []]);
  });
});
