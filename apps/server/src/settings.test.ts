import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { StartError } from './platform/start-error.ts';
import { readSettings } from './settings.ts';

describe('settings', () => {
  test('have defaults that work on a bare machine', () => {
    expect(readSettings({})).toEqual({
      environment: 'development',
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      databaseUrl: null,
      redisUrl: null,
      logLevel: 'warn',
      trustProxy: [],
      apiBase: '',
      imagesHost: '',
      frameOrigins: [],
      shoppingGameUrl: '',
      metricsToken: null,
      secretKey: null,
      hasSandbox: true,
      sms: null,
      smtp: null,
      seed: 'demo',
      seedGames: 0,
      realityCheckMinutes: 30,
      kycPolicy: 'documents',
    });
  });

  test('are read from the environment; the API base and the images host are configurable [A-360 A-501 M-341]', () => {
    const settings = readSettings({
      PORT: '8080',
      HOST: '::',
      DATABASE_URL: 'postgres://u:p@db/perya',
      REDIS_URL: 'redis://cache:6379',
      PERYA_API_BASE: 'https://api.example.ph',
      PERYA_IMAGES_HOST: 'https://img.example.ph',
      PERYA_FRAME_ORIGINS: 'https://games.example.ph, https://chat.example.ph',
      PERYA_TRUST_PROXY: '10.0.0.0/8 loopback',
      NODE_ENV: 'production',
      PERYA_SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    });
    expect(settings).toMatchObject({
      port: 8080,
      apiBase: 'https://api.example.ph',
      imagesHost: 'https://img.example.ph',
      frameOrigins: ['https://games.example.ph', 'https://chat.example.ph'],
      trustProxy: ['10.0.0.0/8', 'loopback'],
      logLevel: 'info',
    });
  });

  test('the address of the shopping partner for games names the game', () => {
    const given = 'https://shop.example.ph/perya?game={code}';
    expect(readSettings({ PERYA_SHOPPING_GAME_URL: given }).shoppingGameUrl).toBe(given);
    for (const bad of ['https://shop.example.ph/', 'javascript:{code}', 'shop {code}']) {
      expect(() => readSettings({ PERYA_SHOPPING_GAME_URL: bad })).toThrow(
        'PERYA_SHOPPING_GAME_URL',
      );
    }
  });

  test('the sandbox cannot be switched on in production', () => {
    expect(readSettings({ NODE_ENV: 'production' }).hasSandbox).toBe(false);
    expect(readSettings({ PERYA_SANDBOX: 'off' }).hasSandbox).toBe(false);
    expect(() => readSettings({ NODE_ENV: 'production', PERYA_SANDBOX: 'on' })).toThrow(
      'PERYA_SANDBOX',
    );
  });

  test('a carrier needs its credentials, and a shared database its key', () => {
    expect(() => readSettings({ PERYA_SMS: 'semaphore' })).toThrow('PERYA_SMS_KEY');
    expect(() => readSettings({ PERYA_SMS: 'twilio', PERYA_SMS_KEY: 'k' })).toThrow(
      'PERYA_SMS_ACCOUNT',
    );
    expect(
      readSettings({ PERYA_SMS: 'semaphore', PERYA_SMS_KEY: 'k', PERYA_SMS_FROM: 'PERYA' }).sms,
    ).toMatchObject({ carrier: 'semaphore', apiKey: 'k' });
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/x' };
    expect(() => readSettings(production)).toThrow('PERYA_SECRET_KEY');
  });

  test('an empty variable counts as not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: null,
    });
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['REDIS_URL', 'localhost:6379'],
    ['PERYA_API_BASE', 'api.example.ph'],
    ['PERYA_IMAGES_HOST', 'https://img.example.ph/path'],
    ['PERYA_LOG_LEVEL', 'loud'],
    ['PERYA_METRICS_TOKEN', 'short'],
    ['PERYA_SEED', 'yes'],
    ['PERYA_REALITY_CHECK_MINUTES', '0'],
    ['KYC_POLICY', 'loose'],
    ['NODE_ENV', 'prod'],
    ['PERYA_PROT', '1'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(StartError);
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });
});
