import { expect, test } from 'vitest';
import { type CashbackOffer, offerOf } from './giver.ts';

const offer = (promotion: number, channels: number[] = []): CashbackOffer => ({
  promotion,
  channels,
  share: 500,
  most: 250_000n,
  least: 2000n,
  wageringTimes: 1,
  left: null,
  name: { en: '', tl: '' },
  terms: { en: '', tl: '' },
});
const channel = (id: number, cashbackTickets = 1) => ({ id, cashbackTickets });

test('of the offers the first that names the channel counts, or names none; without tickets none does [M-125]', () => {
  const offers = [offer(1, [1002]), offer(2), offer(3, [1001])];
  expect(offerOf(offers, channel(1002))?.promotion).toBe(1);
  expect(offerOf(offers, channel(1001))?.promotion).toBe(2);
  expect(offerOf(offers, channel(1001, 0))).toBeNull();
  expect(offerOf([offer(1, [1002])], channel(1001))).toBeNull();
  expect(offerOf([], channel(1001))).toBeNull();
});
