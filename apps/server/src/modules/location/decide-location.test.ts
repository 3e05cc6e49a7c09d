import { describe, expect, test } from 'vitest';
import { makeMmdb } from '../../testing/location/write-mmdb.ts';
import { decideLocation } from './decide-location.ts';
import { addressBytes, networkText } from './sources/address-bytes.ts';
import { readMmdb } from './sources/mmdb.ts';
import { isInPhilippines } from './sources/philippines.ts';
import { readRanges } from './sources/ranges.ts';

describe('where somebody is', () => {
  test.each([
    ['PH', false, null, 'inside'],
    ['PH', false, true, 'inside'],
    ['PH', false, false, 'outside'],
    ['SG', false, null, 'outside'],
    // A position is typed as easily as an address is hidden.
    ['SG', false, true, 'outside'],
    [null, false, true, 'inside'],
    [null, false, null, 'unknown'],
    ['PH', true, true, 'hidden'],
  ] as const)('%s, hidden %s, device %s: %s', (country, isHidden, isDeviceInside, outcome) => {
    expect(decideLocation({ country, isHidden, isDeviceInside })).toBe(outcome);
  });

  test.each([
    ['Manila', 14.6, 120.98, true],
    ['Davao', 7.07, 125.61, true],
    ['Basco, in the north', 20.45, 121.97, true],
    ['Bongao, in the south', 5.03, 119.77, true],
    ['Puerto Princesa', 9.74, 118.74, true],
    ['Kota Kinabalu', 5.98, 116.07, false],
    ['Sandakan', 5.84, 118.12, false],
    ['Taipei', 25.03, 121.57, false],
    ['Manado', 1.47, 124.84, false],
    ['Singapore', 1.35, 103.82, false],
  ])('%s is in the Philippines: %s, %s, %s', (_name, latitude, longitude, isInside) => {
    expect(isInPhilippines({ latitude, longitude, accuracy: 20 })).toBe(isInside);
  });

  test('a guess of a hundred kilometres says nothing', () => {
    expect(isInPhilippines({ latitude: 14.6, longitude: 121, accuracy: 100_000 })).toBeNull();
  });
});

describe('a database in the format of MaxMind', () => {
  const { countryOf } = readMmdb(
    makeMmdb([
      ['112.198.0.0/16', 'PH'],
      ['203.0.113.0/24', 'SG'],
      ['2001:4450::/32', 'PH'],
    ]),
  );
  test.each([
    ['112.198.7.9', 'PH'],
    ['::ffff:112.198.7.9', 'PH'],
    ['112.199.0.1', null],
    ['203.0.113.255', 'SG'],
    ['203.0.114.0', null],
    ['2001:4450:1::7', 'PH'],
    ['2001:4451::1', null],
    ['nowhere', null],
  ])('knows the country of %s: %s', (address, country) => {
    expect(countryOf(address)).toBe(country);
  });

  test('is refused where it is something else', () => {
    expect(() => readMmdb(Buffer.from('addresses'))).toThrow('format of MaxMind');
  });
});

describe('networks', () => {
  test('of services that hide are found by whatever length they have', () => {
    const ranges = readRanges('# VPNs\n198.51.100.0/25\n203.0.113.7\n2001:db8::/33 # hosting\n\n');
    expect(ranges.size).toBe(3);
    const has = (address: string) => ranges.has(address);
    expect(['198.51.100.127', '198.51.100.128'].map(has)).toEqual([true, false]);
    expect(['203.0.113.7', '203.0.113.8'].map(has)).toEqual([true, false]);
    expect(['2001:db8:7fff::1', '2001:db8:8000::1'].map(has)).toEqual([true, false]);
    expect(() => readRanges('10.0.0.0/8\nsomewhere')).toThrow('Line 2');
    expect(() => readRanges('10.0.0.0/33')).toThrow('Line 1');
  });

  test('are what is kept of an address', () => {
    expect(networkText('112.198.7.9')).toBe('112.198.7.0/24');
    expect(networkText('2001:4450:1:2::7')).toBe('2001:4450:1::/48');
    expect(networkText('nowhere')).toBe('');
    expect(addressBytes('::1')?.at(15)).toBe(1);
    expect(addressBytes('1:2:3:4:5:6:7:8')?.at(1)).toBe(1);
  });
});
