import type { MallGoods } from '@perya/contract/points/staff-calls/mall-goods';
import { describe, expect, test } from 'vitest';
import { formOf, type GoodsForm, readForm } from './goods-form.ts';

const mug: MallGoods = {
  id: 1001,
  state: 'shown',
  name_en: 'Mug',
  name_tl: 'Tasa',
  summary_en: 'A',
  summary_tl: 'B',
  price_filcoin: 700,
  stock: 4,
  pictures: ['/art/goods/cap.svg'],
  product_type: 2,
  deliver_method: 1,
  store_addresses: ['Cubao', 'Makati'],
  place: 3,
  version: 2,
};
const form = (other: Partial<GoodsForm> = {}): GoodsForm => ({ ...formOf(mug), ...other });
const problemOf = (other: Partial<GoodsForm>, isNew = false) => {
  const read = readForm(form(other), isNew);
  return 'problem' in read ? read.problem : null;
};

describe('the form of goods', () => {
  test('says again what stands there, and nothing is added to the stock', () => {
    expect(readForm(form(), false)).toEqual({
      read: {
        stock: 0,
        product_type: 2,
        deliver_method: 1,
        said: {
          state: 'shown',
          name_en: 'Mug',
          name_tl: 'Tasa',
          summary_en: 'A',
          summary_tl: 'B',
          price_filcoin: 700,
          pictures: ['/art/goods/cap.svg'],
          place: 3,
          store_addresses: ['Cubao', 'Makati'],
        },
      },
    });
  });

  test('names the first field that cannot be read', () => {
    expect(problemOf({ name_tl: ' ' })).toBe('name_tl');
    expect(problemOf({ price: '0' })).toBe('price');
    expect(problemOf({ price: '1.5' })).toBe('price');
    expect(problemOf({ stock: 'many' })).toBe('stock');
    expect(problemOf({ stock: '-3' }, true)).toBe('stock');
    expect(problemOf({ stores: ' \n ' })).toBe('stores');
    expect(problemOf({ pictures: [] })).toBe('pictures');
  });

  test('takes from a stock with a minus, and leaves stock and stores of codes alone', () => {
    const taken = readForm(form({ stock: '-3' }), false);
    expect('read' in taken && taken.read.stock).toBe(-3);
    const code = readForm(form({ kind: '1-2', stock: '9' }), true);
    expect('read' in code && [code.read.stock, code.read.said.store_addresses]).toEqual([0, []]);
  });
});
