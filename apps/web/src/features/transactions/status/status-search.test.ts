import { expect, it } from 'vitest';
import { namedPayment, readStatusSearch } from './status-search.ts';

const named = (search: Record<string, unknown>) => namedPayment(readStatusSearch(search));

it('reads id and type of a deposit, a withdrawal or a redemption [G-053 M-073 M-189]', () => {
  expect(named({ id: 42, type: 'deposit' })).toEqual({ id: '42', type: 'deposit' });
  expect(named({ id: '42', type: 'withdraw' })).toEqual({ id: '42', type: 'withdraw' });
  const order = { id: '42', type: 'RedeemFilcoins' };
  expect(named(order)).toEqual(order);
});

it('names nothing without an id, by an id that is none, or by a type without a page', () => {
  expect(named({ type: 'deposit' })).toBeNull();
  expect(named({ id: 'x', type: 'deposit' })).toBeNull();
  expect(named({ id: -1, type: 'deposit' })).toBeNull();
  expect(named({ id: { a: 1 }, type: 'deposit' })).toBeNull();
  expect(named({ id: 42, type: 'Redeem' })).toBeNull();
  expect(named({ id: 42 })).toBeNull();
});
