import { describe, expect, test } from 'vitest';
import { isCovered, isFromMore, isNetwork, isWithin } from './networks.ts';

describe('a network', () => {
  test.each(['203.0.113.0/24', '10.0.0.0/8', '0.0.0.0/0', '2001:db8::/32', '::1/128'])(
    '%s is one',
    (text) => expect(isNetwork(text)).toBe(true),
  );

  test.each(['203.0.113.0', '203.0.113.0/33', '300.0.0.0/8', '2001:db8::/129', 'office/24', '/8'])(
    '%s is none',
    (text) => expect(isNetwork(text)).toBe(false),
  );
});

test('an address lies within by its bits, also where it came over IPv6', () => {
  const office = ['203.0.113.0/24', '2001:db8::/32'];
  expect(isWithin('203.0.113.77', office)).toBe(true);
  expect(isWithin('::ffff:203.0.113.77', office)).toBe(true);
  expect(isWithin('203.0.114.1', office)).toBe(false);
  expect(isWithin('2001:db8:1::5', office)).toBe(true);
  expect(isWithin('2001:db9::5', office)).toBe(false);
  expect(isWithin('', office)).toBe(false);
  expect(isWithin('203.0.113.77', [])).toBe(false);
});

test('a network is covered by one that is as wide or wider', () => {
  expect(isCovered('203.0.113.128/25', ['203.0.113.0/24'])).toBe(true);
  expect(isCovered('203.0.113.0/24', ['203.0.113.0/24'])).toBe(true);
  expect(isCovered('203.0.0.0/16', ['203.0.113.0/24'])).toBe(false);
  expect(isCovered('2001:db8::/48', ['203.0.113.0/24'])).toBe(false);
});

test('networks let in from more unless each of them lies within those that are held', () => {
  const office = ['203.0.113.0/24', '198.51.100.0/24'];
  expect(isFromMore(null, office)).toBe(false);
  expect(isFromMore(office, ['198.51.100.0/25'])).toBe(false);
  expect(isFromMore(office, ['198.51.100.0/25', '192.0.2.0/24'])).toBe(true);
  expect(isFromMore(office, null)).toBe(true);
});
