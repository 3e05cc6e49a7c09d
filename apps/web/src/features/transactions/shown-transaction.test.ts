import { expect, it } from 'vitest';
import { shownTransaction } from './shown-transaction.ts';

const row = {
  id: '7',
  cash_type: 3001,
  remark: 'Bet',
  created_at: 1_794_000_000,
  amount: '-10.00',
  after_amount: '90.00',
  status: 'completed',
};

it('calls remark, created_at and after_amount name, timestamp and after_balance [G-127 G-128]', () => {
  expect(shownTransaction(row, 'tl_PH')).toEqual({
    id: '7',
    name: 'Taya',
    timestamp: 1_794_000_000,
    amount: '-10.00',
    after_balance: '90.00',
    status: 'completed',
    cash_type: 3001,
  });
});

it('takes the words of the server for a type that it does not know', () => {
  expect(shownTransaction({ ...row, cash_type: 4711, remark: 'New' }, 'en_US').name).toBe('New');
});
