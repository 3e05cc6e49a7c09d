import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../settings.ts';
import { chooseGameProviders } from './choose-providers.ts';

const pem = { type: 'spki', format: 'pem' } as const;
const privatePem = { type: 'pkcs8', format: 'pem' } as const;
const rsa = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: pem,
  privateKeyEncoding: privatePem,
});
const curve = generateKeyPairSync('ed25519', {
  publicKeyEncoding: pem,
  privateKeyEncoding: privatePem,
});
const hub88 = {
  HUB88_OPERATOR_ID: '220',
  HUB88_PRIVATE_KEY: rsa.privateKey,
  HUB88_PUBLIC_KEY: rsa.publicKey,
};
const slotegrator = {
  SLOTEGRATOR_MERCHANT_ID: 'merchant-1',
  SLOTEGRATOR_MERCHANT_KEY: 'abc0123456789abcdef',
};
const softswiss = {
  SOFTSWISS_CASINO_ID: 'perya',
  SOFTSWISS_AUTH_TOKEN: 'abc0123456789abcdef',
  SOFTSWISS_URL: 'https://aggregator.softswiss.example/',
};
const address = { PERYA_PUBLIC_URL: 'https://play.casino.example' };
const venuesOf = (given: Record<string, string>) => [
  ...chooseGameProviders(readSettings(given)).keys(),
];

describe('providers of games with a wire of their own', () => {
  test('are none unless they are set', () => {
    expect(venuesOf({})).toEqual([]);
  });

  test('serve the venue that the settings name, with keys that an environment writes in one line', () => {
    expect(venuesOf({ ...hub88, ...address })).toEqual(['hub88']);
    const oneLine = { HUB88_PRIVATE_KEY: rsa.privateKey.replaceAll('\n', '\\n') };
    const named = { ...hub88, ...address, ...oneLine, HUB88_VENUE: 'luzon' };
    expect(venuesOf(named)).toEqual(['luzon']);
    expect(venuesOf({ ...hub88, ...slotegrator, ...softswiss, ...address })).toEqual([
      'hub88',
      'slotegrator',
      'softswiss',
    ]);
  });

  const faults: [string, Record<string, string>, string][] = [
    ['a key is missing', { HUB88_PUBLIC_KEY: '' }, 'are needed together'],
    ['a key is no RSA key', { HUB88_PRIVATE_KEY: curve.privateKey }, 'HUB88_PRIVATE_KEY must be'],
    ['a key is no key', { HUB88_PUBLIC_KEY: 'abc' }, 'HUB88_PUBLIC_KEY'],
    [
      'two would serve one venue',
      { ...slotegrator, SLOTEGRATOR_VENUE: 'hub88' },
      'cannot serve the same venue',
    ],
    [
      'a merchant has no key',
      { ...slotegrator, SLOTEGRATOR_MERCHANT_KEY: '' },
      'are needed together',
    ],
    ['a casino has no address', { ...softswiss, SOFTSWISS_URL: '' }, 'are needed together'],
    ['nobody could come back', { PERYA_PUBLIC_URL: '' }, 'PERYA_PUBLIC_URL is needed'],
  ];
  test.each(faults)(
    'are refused at the start where %s, without a word of the key',
    (_where, change, says) => {
      const all = Object.entries({ ...hub88, ...address, ...change });
      const given = Object.fromEntries(all.filter(([, value]) => value !== ''));
      let said = '';
      try {
        venuesOf(given);
      } catch (error) {
        said = String(error);
      }
      expect(said).toContain(says);
      expect(said).not.toContain('BEGIN');
      expect(said).not.toContain('abc');
    },
  );
});
