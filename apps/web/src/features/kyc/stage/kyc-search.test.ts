import { createMemoryStorage } from '@perya/app-kit/browser/memory-storage';
import { createStore } from '@perya/app-kit/browser/storage';
import { expect, it } from 'vitest';
import { readKycSearch } from './kyc-search.ts';
import { readScan, storedScan, storeScan } from './scan-in-hand.ts';

it('reads the way back from the scanner, and the basic form [A-120 A-479]', () => {
  expect(readKycSearch({ step: 3, transaction_id: 't1', biz_id: 77 })).toEqual({
    step: 3,
    transaction_id: 't1',
    biz_id: '77',
  });
  expect(readKycSearch({ form: 'base' })).toEqual({ form: 'base' });
});

it('lets an address name no other step [A-120]', () => {
  for (const step of [0, 1, 2, 4, 5, 6, 7, '3.0', {}, null])
    expect(readKycSearch({ step, transaction_id: 't1', biz_id: 'b1' }), String(step)).toEqual({});
  expect(readKycSearch({ form: 'full' })).toEqual({});
});

it('keeps the scan in hand for a reload, and only what can be one', () => {
  const store = createStore(createMemoryStorage(), 'perya.ph');
  expect(storedScan(store)).toBeNull();
  storeScan(store, { transaction_id: 't-1', biz_id: 'b_2', id_type: 'UMID' });
  expect(storedScan(store)).toEqual({ transaction_id: 't-1', biz_id: 'b_2', id_type: 'UMID' });
  expect(readScan({ transaction_id: 't1', biz_id: 'b1', id_type: 'LIBRARY' })).toEqual({
    transaction_id: 't1',
    biz_id: 'b1',
  });
  for (const wrong of [
    null,
    't1',
    {},
    { transaction_id: 't1' },
    { transaction_id: '../x', biz_id: 'b' },
  ])
    expect(readScan(wrong)).toBeNull();
});
