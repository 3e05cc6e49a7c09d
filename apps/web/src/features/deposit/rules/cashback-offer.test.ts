import { describe, expect, it } from 'vitest';
import { aChannel } from './a-channel.ts';
import { bonusOf, cashbackFlag, offerOf, takesPart, ticketsEndMs } from './cashback-offer.ts';

const terms = {
  percent: 5,
  max_bonus: '2500.00',
  opt_in_from: '20.00',
  applies_from: '20.00',
  wagering_times: 1,
};
const offering = aChannel({ cashback_state: 1, cashback_coupons_num: 2, cashback_terms: terms });

describe('cashback', () => {
  it('is offered, and switched on, where the state is 1 and a ticket is left [M-125 M-210]', () => {
    expect(offerOf(offering)).toEqual(terms);
    for (const state of [0, 2, -1]) {
      expect(offerOf({ ...offering, cashback_state: state })).toBeNull();
    }
    expect(offerOf({ ...offering, cashback_coupons_num: 0 })).toBeNull();
  });

  it('is for deposits of 20 and more, whatever the ticket says [M-139 M-303 M-453]', () => {
    const takePart = ['', '19', '20', '99'].map((amount) => takesPart(terms, amount));
    expect(takePart).toEqual([false, false, true, true]);
    expect(takesPart({ ...terms, opt_in_from: '500.00' }, '499')).toBe(false);
  });

  it('is 5 % rounded down, 2,500 at most [M-138 M-452 M-453]', () => {
    expect(bonusOf(terms, '333')).toBe(1665n);
    expect(bonusOf(terms, '50000')).toBe(250_000n);
    expect(bonusOf(terms, '60000')).toBe(250_000n);
    expect(bonusOf(terms, '19')).toBe(0n);
  });

  it('is what the promotion says, to the hundredth of a percent', () => {
    const other = { ...terms, percent: 2.55, max_bonus: '100.00' };
    expect([bonusOf(other, '200'), bonusOf(other, '9000')]).toEqual([510n, 10_000n]);
  });

  it('is taken only by who switched it on, in time, with enough [M-133 M-303]', () => {
    const choice = { channel: offering, amount: '100', isOn: true, isOver: false };
    expect(cashbackFlag(choice)).toBe(1);
    expect(cashbackFlag({ ...choice, isOn: false })).toBe(0);
    expect(cashbackFlag({ ...choice, isOver: true })).toBe(0);
    expect(cashbackFlag({ ...choice, amount: '19' })).toBe(0);
    expect(cashbackFlag({ ...choice, channel: aChannel() })).toBe(0);
  });

  it('ends with the day in Manila [M-140 M-212 M-477]', () => {
    const end = Date.parse('2026-11-17T00:00:00+08:00');
    expect(ticketsEndMs(Date.parse('2026-11-16T00:00:00+08:00'))).toBe(end);
    expect(ticketsEndMs(Date.parse('2026-11-16T23:59:59+08:00'))).toBe(end);
  });
});
