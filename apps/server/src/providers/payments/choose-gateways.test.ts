import { describe, expect, test } from 'vitest';
import { readSettings } from '../../settings.ts';
import { chooseGateways } from './choose-gateways.ts';

const own = {
  PAY_GATEWAY_URL: 'https://gateway.example/api/',
  PAY_GATEWAY_KEY: 'perya',
  PAY_GATEWAY_SECRET: 's'.repeat(32),
  PERYA_PUBLIC_URL: 'https://perya.example',
};
const xendit = { XENDIT_SECRET_KEY: 'xnd_key', XENDIT_CALLBACK_TOKEN: 'token' };
const paymongo = { PAYMONGO_SECRET_KEY: 'sk_key', PAYMONGO_WEBHOOK_SECRET: 'whsk' };
const sandbox = {
  url: () => 'http://127.0.0.1:9/sandbox/pay',
  key: { id: 'sandbox', secret: 's'.repeat(32) },
  ownUrl: () => 'http://127.0.0.1:3000',
};
const namesOf = (given: Record<string, string>, withSandbox = false) => [
  ...chooseGateways(readSettings(given), withSandbox ? sandbox : null).keys(),
];

describe('the gateways of an installation', () => {
  test('are those that the settings name, beside the sandbox’s', () => {
    expect(namesOf({})).toEqual([]);
    expect(namesOf({}, true)).toEqual(['sandbox']);
    expect(namesOf({ ...own, ...xendit, ...paymongo }, true)).toEqual([
      'sandbox',
      'gateway',
      'xendit',
      'paymongo',
    ]);
    expect(namesOf({ ...own, PAY_GATEWAY_NAME: 'sandbox' })).toEqual(['sandbox']);
  });

  test('in production are none without settings, and it starts all the same', () => {
    expect(namesOf({ NODE_ENV: 'production' })).toEqual([]);
  });

  test.each([
    ['PAY_GATEWAY_KEY', own],
    ['PAY_GATEWAY_SECRET', own],
    ['PERYA_PUBLIC_URL', own],
    ['XENDIT_CALLBACK_TOKEN', xendit],
    ['PAYMONGO_WEBHOOK_SECRET', paymongo],
  ])('need %s', (missing, given) => {
    const { [missing]: _left, ...rest } = given as Record<string, string>;
    expect(() => namesOf(rest)).toThrow(missing);
  });

  test('cannot share a name', () => {
    expect(() => namesOf({ ...own, ...xendit, PAY_GATEWAY_NAME: 'xendit' })).toThrow(
      'PAY_GATEWAY_NAME',
    );
  });
});
