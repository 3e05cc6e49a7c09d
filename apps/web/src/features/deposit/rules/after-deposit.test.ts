import { describe, expect, it } from 'vitest';
import { afterDeposit } from './after-deposit.ts';

const base = 'https://play.example/my';
const url = 'https://pay.example/o/1';
const answer = { id: '1', pay_url: url };

describe('after a deposit', () => {
  it('the browser is led to where it is paid [M-206]', () => {
    expect(afterDeposit('web', answer, base)).toEqual({ kind: 'redirect', url });
    expect(afterDeposit('web', { pay_url: '/sandbox/pay/1' }, base)).toEqual({
      kind: 'redirect',
      url: 'https://play.example/sandbox/pay/1',
    });
  });

  it('an answer without data, or without an address to go to, is a failure [M-419 M-420]', () => {
    for (const nothing of [null, undefined, '', 0]) {
      expect(afterDeposit('web', nothing, base).kind).toBe('no-data');
    }
    for (const pay_url of [
      '',
      undefined,
      7,
      'javascript:alert(1)',
      'data:text/html,x',
      'http://',
    ]) {
      expect(afterDeposit('web', { id: '1', pay_url }, base).kind).toBe('no-url');
    }
  });

  it('the second mini-app needs no address [M-207]', () => {
    expect(afterDeposit('maya', { id: '1', pay_url: '' }, base).kind).toBe('paid-by-app');
    expect(afterDeposit('maya', null, base).kind).toBe('no-data');
  });

  it('the shopping app pays itself, and fails without an address [M-208 M-209]', () => {
    expect(afterDeposit('lazada', answer, base)).toEqual({ kind: 'pay-in-app', url });
    expect(afterDeposit('lazada', { id: '1', pay_url: '' }, base).kind).toBe('app-failed');
  });
});
