import { describe, expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

describe('what counts as one address', () => {
  test('is an IPv4 address by itself, however it is written', () => {
    for (const written of ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107']) {
      expect(networkOf(written)).toBe('203.0.113.7');
    }
    expect(networkOf('203.0.113.8')).not.toBe(networkOf('203.0.113.7'));
  });

  test('is the /64 of an IPv6 address, whose owner has every address in it', () => {
    const network = '2001:db8:0:7::/64';
    for (const address of [
      '2001:db8:0:7::1',
      '2001:0DB8:0000:0007:ffff:ffff:ffff:ffff',
      '2001:db8:0:7::203.0.113.7',
      '2001:db8:0:7::9%eth0',
    ]) {
      expect(networkOf(address)).toBe(network);
    }
    expect(networkOf('2001:db8:0:8::1')).not.toBe(network);
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
  });

  test('leaves what is no address as it is', () => {
    expect(networkOf('')).toBe('');
    expect(networkOf('unix:')).toBe('unix:');
  });
});
