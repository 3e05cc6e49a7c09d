import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { idTypes } from '@perya/contract/rules/kyc-options';
import { describe, expect, test } from 'vitest';
import { StartError } from './platform/start-error.ts';
import { rateLimits } from './rate-limits.ts';
import { readSettings, variables } from './settings.ts';

describe('settings', () => {
  test('have defaults that work on a bare machine', () => {
    expect(readSettings({})).toEqual({
      environment: 'development',
      port: 3000,
      outsideBroker: null,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      databaseUrl: null,
      databaseDirectUrl: null,
      databaseOwnerUrl: null,
      databaseStudioUrl: null,
      replica: null,
      pools: { requests: 10, ledger: 4, readers: 4, jobs: 4 },
      buckets: null,
      redisUrl: null,
      drainMs: 0,
      requestsEndMs: 12_500,
      stopMs: 25_000,
      logLevel: 'warn',
      trustProxy: [],
      staffHost: null,
      hasReference: true,
      publicUrls: [],
      pushContact: null,
      pushOrigins: [],
      apiBase: '',
      imagesHost: '',
      frameOrigins: [],
      analyticsOrigins: [],
      shoppingGameUrl: '',
      walletAppUrl: '',
      shopLandingUrl: '',
      shopUrl: '',
      supportUrl: '',
      chatUrl: '',
      metricsToken: null,
      secretKeys: [],
      s3: null,
      studioKeys: [],
      hasSandbox: true,
      sms: null,
      smtp: null,
      seed: 'demo',
      seedGames: 0,
      rateLimits,
      network: { connectionsPerAddress: 20_000 },
      liveLimits: { connectionsPerAddress: 20_000, connectionsPerPlayer: 10 },
      realityCheckMinutes: 30,
      locationDatabase: null,
      locationRanges: null,
      locationProvider: null,
      letInDays: 30,
      company: null,
      kycPolicy: 'documents',
      isKycLax: false,
      isMiddleNameRequired: false,
      idTypes,
      kycFreezeMax: 500,
      kycRetentionDays: 1826,
      idScan: null,
      gateways: { own: null, xendit: null, paymongo: null },
      gameProviders: { hub88: null, pictureOrigins: [], slotegrator: null, softswiss: null },
      partners: { ewallet: null, maya: null, lazada: null },
      evidenceKeepers: [],
      releaseList: null,
      alarmPlaces: [],
      otlp: null,
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

  test('the chat of the operator may be framed, by its origin alone', () => {
    const given = { PERYA_CHAT_URL: 'https://chat.example.ph/room?id=1' };
    expect(readSettings(given)).toMatchObject({
      chatUrl: 'https://chat.example.ph/room?id=1',
      frameOrigins: ['https://chat.example.ph'],
    });
    expect(() => readSettings({ PERYA_CHAT_URL: 'javascript:alert(1)' })).toThrow('must be a URL');
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

  test('the address of the wallet app is one that opens an app or a page, and no script [M-320]', () => {
    for (const good of ['wallet://open?to={action}', 'https://wallet.example.ph/{action}']) {
      expect(readSettings({ PERYA_WALLET_APP_URL: good }).walletAppUrl).toBe(good);
    }
    for (const bad of ['javascript://x%0aalert(1)', 'data://x', '/deposit', 'wallet://a b']) {
      expect(() => readSettings({ PERYA_WALLET_APP_URL: bad })).toThrow('PERYA_WALLET_APP_URL');
    }
  });

  test('company accounts are set whole or not at all, each group with a role of the house', () => {
    const whole = {
      OIDC_ISSUER: 'https://login.example.ph/realms/house',
      OIDC_CLIENT_ID: 'perya',
      OIDC_CLIENT_SECRET: 'a secret',
      OIDC_GROUPS: 'cn=Help desk=support, Cashiers=cashier',
    };
    expect(readSettings(whole).company).toEqual({
      issuer: 'https://login.example.ph/realms/house',
      clientId: 'perya',
      clientSecret: 'a secret',
      groups: new Map([
        ['cn=Help desk', 'support'],
        ['Cashiers', 'cashier'],
      ]),
      groupsClaim: 'groups',
      scope: 'openid',
      trustsSecondFactor: false,
      isOnly: false,
    });
    const further = { OIDC_TRUSTS_SECOND_FACTOR: 'on', OIDC_ONLY: 'on' };
    expect(readSettings({ ...whole, ...further }).company).toMatchObject({
      trustsSecondFactor: true,
      isOnly: true,
    });
    for (const name of Object.keys(whole)) {
      expect(() => readSettings({ ...whole, [name]: '' })).toThrow(`Set ${name} with`);
    }
    expect(() => readSettings({ OIDC_ONLY: 'on' })).toThrow('OIDC_ISSUER, OIDC_CLIENT_ID');
    for (const bad of ['Cashiers', 'Cashiers=boss', '=cashier', 'A=cashier,,B=support']) {
      expect(() => readSettings({ ...whole, OIDC_GROUPS: bad })).toThrow('OIDC_GROUPS');
    }
    expect(() => readSettings({ ...whole, OIDC_SCOPE: 'profile' })).toThrow('OIDC_SCOPE');
    const plain = { ...whole, OIDC_ISSUER: 'http://login.example.ph', NODE_ENV: 'production' };
    expect(() => readSettings(plain)).toThrow('must start with https://');
  });

  test('the sandbox cannot be switched on in production', () => {
    expect(readSettings({ NODE_ENV: 'production' }).hasSandbox).toBe(false);
    expect(readSettings({ PERYA_SANDBOX: 'off' }).hasSandbox).toBe(false);
    expect(() => readSettings({ NODE_ENV: 'production', PERYA_SANDBOX: 'on' })).toThrow(
      'PERYA_SANDBOX',
    );
  });

  test('the demo with its test accounts cannot be had in production', () => {
    expect(readSettings({ NODE_ENV: 'production' }).seed).toBe('none');
    expect(readSettings({ NODE_ENV: 'development' }).seed).toBe('demo');
    expect(() => readSettings({ NODE_ENV: 'production', PERYA_SEED: 'demo' })).toThrow(
      'Setting PERYA_SEED="demo" is refused with NODE_ENV=production.',
    );
  });

  test('in production the identity check is strict, unless the documents’ table is chosen by name [A-489]', () => {
    const production = (KYC_POLICY?: string) =>
      readSettings({ NODE_ENV: 'production', ...(KYC_POLICY && { KYC_POLICY }) });
    expect(production()).toMatchObject({ kycPolicy: 'strict', isKycLax: false });
    expect(production('documents')).toMatchObject({ kycPolicy: 'documents', isKycLax: true });
    expect(readSettings({})).toMatchObject({ kycPolicy: 'documents', isKycLax: false });
  });

  test('the reference is for developers: not there in production, unless it is asked for', () => {
    expect(readSettings({}).hasReference).toBe(true);
    expect(readSettings({ NODE_ENV: 'production' }).hasReference).toBe(false);
    const asked = { NODE_ENV: 'production', PERYA_REFERENCE: 'on' };
    expect(readSettings(asked).hasReference).toBe(true);
  });

  test.each([
    'PERYA_SMS_URL',
    'ID_SCAN_URL',
    'PAY_GATEWAY_URL',
    'XENDIT_URL',
    'PAYMONGO_URL',
    'PARTNER_WALLET_URL',
    'PARTNER_SECOND_URL',
    'PARTNER_SHOPPING_URL',
  ])('%s goes outside by https alone in production', (name) => {
    const plain = { [name]: 'http://outside.example.ph' };
    expect(() => readSettings({ NODE_ENV: 'production', ...plain })).toThrow(
      `Setting ${name}="http://outside.example.ph" is refused with NODE_ENV=production: it must start with https://.`,
    );
    const refusalOf = (given: NodeJS.ProcessEnv) => {
      try {
        return String(readSettings(given) && '');
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(refusalOf(plain)).not.toContain('https://');
    const inProduction = (address: string) =>
      refusalOf({ NODE_ENV: 'production', [name]: address });
    expect(inProduction('https://outside.example.ph')).not.toContain('must start with https://');
    expect(inProduction('http://127.0.0.1:9000')).not.toContain('must start with https://');
    expect(inProduction('http://127.0.0.1.example.ph')).toContain('must start with https://');
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

  test('a bucket needs who asks and their key; its address follows from the region', () => {
    const S3_BUCKET = 'house-files';
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(() => readSettings({ S3_BUCKET, S3_ACCESS_KEY_ID: 'id' })).toThrow(
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed with S3_BUCKET',
    );
    expect(readSettings({ S3_BUCKET, ...keys, S3_REGION: 'ap-southeast-1' }).s3).toEqual({
      endpoint: 'https://s3.ap-southeast-1.amazonaws.com',
      region: 'ap-southeast-1',
      bucket: S3_BUCKET,
      prefix: '',
      isPathStyle: false,
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    const S3_ENDPOINT = 'http://127.0.0.1:9000/';
    expect(readSettings({ S3_BUCKET, ...keys, S3_ENDPOINT, S3_PREFIX: 'perya/' }).s3).toMatchObject(
      {
        endpoint: 'http://127.0.0.1:9000',
        prefix: 'perya/',
        isPathStyle: true,
      },
    );
  });

  test('a broker outside needs to be reached by players, and a key [M-394 M-400 M-507]', () => {
    const MQTT_URL = 'mqtts://perya:secret@mq.example.ph:8883';
    const MQTT_PLAYER_URL = 'wss://mq.example.ph:8084/mqtt';
    expect(() => readSettings({ MQTT_URL })).toThrow('MQTT_PLAYER_URL and MQTT_PLAYER_KEY');
    expect(() => readSettings({ MQTT_URL, MQTT_PLAYER_URL })).toThrow('MQTT_PLAYER_KEY');
    expect(readSettings({ MQTT_URL, MQTT_PLAYER_URL, MQTT_PLAYER_KEY: 'k' }).outsideBroker).toEqual(
      {
        url: MQTT_URL,
        playerUrl: MQTT_PLAYER_URL,
        key: 'k',
      },
    );
  });

  test('a secret also comes from a file or a command, one of them; what goes wrong tells nothing of it', () => {
    const keys = [1, 2].map((each) => Buffer.alloc(32, each));
    const given = keys.map((key) => key.toString('base64')).join('\n');
    const folder = mkdtempSync(join(tmpdir(), 'perya-secret-'));
    const PERYA_SECRET_KEY_FILE = join(folder, 'keys');
    writeFileSync(PERYA_SECRET_KEY_FILE, `${given}\n`);
    const PERYA_SECRET_KEY_COMMAND = `cat ${PERYA_SECRET_KEY_FILE}`;
    expect(readSettings({ PERYA_SECRET_KEY_FILE }).secretKeys).toEqual(keys);
    expect(readSettings({ PERYA_SECRET_KEY_COMMAND }).secretKeys).toEqual(keys);
    expect(readSettings({ DATABASE_URL_COMMAND: 'echo postgres://u:p@db/x' }).databaseUrl).toBe(
      'postgres://u:p@db/x',
    );
    const refused = (environment: Record<string, string>) => {
      try {
        return readSettings(environment) && '';
      } catch (error) {
        return error instanceof StartError ? error.message : '';
      }
    };
    expect(refused({ PERYA_SECRET_KEY_FILE, PERYA_SECRET_KEY: given })).toBe(
      'Set one of PERYA_SECRET_KEY and PERYA_SECRET_KEY_FILE.',
    );
    expect(refused({ PERYA_SECRET_KEY_FILE: join(folder, 'none') })).toBe(
      'Setting PERYA_SECRET_KEY_FILE gave nothing: ENOENT.',
    );
    expect(refused({ PERYA_SECRET_KEY_COMMAND: 'echo hidden; exit 3 # hidden' })).toBe(
      'Setting PERYA_SECRET_KEY_COMMAND gave nothing: it ended with 3.',
    );
    expect(refused({ PERYA_SECRET_KEY_COMMAND: 'echo hidden' })).not.toContain('hidden');
    expect(refused({ PORT_FILE: PERYA_SECRET_KEY_FILE, PERYA_SEED_FILE: 'x' })).toContain(
      'Unknown setting PERYA_SEED_FILE',
    );
    rmSync(folder, { recursive: true });
  });

  test('an empty variable counts as not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: null,
    });
  });

  test.each([
    ['PORT', 'abc', 'must be a whole number from 0 to 65535'],
    ['PORT', '70000', 'must be a whole number from 0 to 65535'],
    ['PORT', '80.5', 'must be a whole number from 0 to 65535'],
    ['PORT', '0x50', 'must be a whole number from 0 to 65535'],
    ['DATABASE_URL', 'mysql://x/y', 'must be a URL that starts with postgres:// or postgresql://'],
    ['REDIS_URL', 'localhost:6379', 'must be a URL that starts with redis:// or rediss://'],
    [
      'MQTT_URL',
      'https://mq',
      'must be a URL that starts with mqtt:// or mqtts:// or ws:// or wss://',
    ],
    ['S3_BUCKET', 'A bucket', 'must be the name of a bucket'],
    ['S3_ENDPOINT', 'minio:9000', 'must be a URL that starts with https:// or http://'],
    ['S3_PREFIX', 'perya', 'must be folders such as perya/, ending with a slash'],
    ['S3_PATH_STYLE', 'yes', 'must be on or off'],
    ['MQTT_ACCESS', 'password', 'must be jwt or mosquitto'],
    ['MQTT_PLAYER_URL', 'mqtt://mq', 'must be a URL that starts with ws:// or wss://'],
    ['PERYA_PUBLIC_URL', 'perya.example.ph', 'must be origins such as https://x.y'],
    ['PERYA_TRUST_PROXY', 'the-proxy', 'must be addresses or networks such as 10.0.0.0/8'],
    ['PERYA_TRUST_PROXY', '10.0.0.0/33', 'must be addresses or networks such as 10.0.0.0/8'],
    ['PERYA_STAFF_HOST', 'https://staff.ph', 'must be a host such as staff.casino.example'],
    ['PERYA_REFERENCE', 'yes', 'must be on or off'],
    ['PERYA_FRAME_ORIGINS', "'unsafe'", 'must be origins such as https://x.y or https://*.y'],
    ['PERYA_API_BASE', 'api.example.ph', 'must be an origin such as https://x.y'],
    ['PERYA_IMAGES_HOST', 'https://img.example.ph/path', 'must be an origin such as https://x.y'],
    ['PERYA_SHOPPING_GAME_URL', 'https://shop.ph/', 'must be a URL with {code}'],
    ['PERYA_LOG_LEVEL', 'loud', 'must be fatal or error or warn or info or debug or silent'],
    ['PERYA_METRICS_TOKEN', 'short', 'must have at least 16 characters'],
    ['PERYA_SECRET_KEY', 'secret', 'must be keys of 32 random bytes in base64'],
    ['PERYA_PUSH_CONTACT', 'nobody', 'must be an https:// page, or mailto: and an address'],
    ['PERYA_PUSH_ORIGINS', 'x', 'must be'],
    ['PERYA_SANDBOX', 'yes', 'must be on or off'],
    ['PERYA_SMS', 'pigeon', 'must be semaphore or twilio'],
    ['PERYA_SMS_URL', 'x', 'must be an origin such as https://x.y'],
    ['PERYA_SMTP_URL', 'mail', 'must be a URL that starts with smtp:// or smtps://'],
    ['PERYA_SEED', 'yes', 'must be demo or none'],
    ['PERYA_SEED_GAMES', '-1', 'must be a whole number from 0 to 100000'],
    ['PERYA_REALITY_CHECK_MINUTES', '0', 'must be a whole number from 1 to 240'],
    ['KYC_POLICY', 'loose', 'must be documents or strict'],
    ['NODE_ENV', 'prod', 'must be development or test or production'],
  ])('%s=%s is refused by name, with what is accepted', (name, value, accepted) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(StartError);
    const isSecret = variables[name]?.isSecret === true;
    const shown = isSecret ? '' : `="${value}"`;
    expect(read).toThrow(`Setting ${name}${shown} is not valid: it ${accepted}`);
  });

  test('every setting that can be wrong is among those above, or takes any text', () => {
    const anyText = (name: string) => {
      try {
        return readSettings({ [name]: ' \u0001' }) !== null;
      } catch (error) {
        // Some are taken only together with others, whatever they say.
        return /is not valid: it must |, or none of them\.$/.test((error as Error).message);
      }
    };
    expect(Object.keys(variables).filter((name) => !anyText(name))).toEqual([]);
  });

  test('an unknown one is refused by name', () => {
    expect(() => readSettings({ PERYA_PROT: '1' })).toThrow('PERYA_PROT');
  });

  test('a drain leaves time to end, and production has one', () => {
    const read = (given: Record<string, string>) =>
      readSettings({ PERYA_STOP_SECONDS: '30', ...given });
    expect(read({ PERYA_DRAIN_SECONDS: '20' })).toMatchObject({
      drainMs: 20_000,
      stopMs: 30_000,
      requestsEndMs: 5000,
    });
    expect(() => read({ PERYA_DRAIN_SECONDS: '30' })).toThrow(
      'PERYA_STOP_SECONDS must be more than PERYA_DRAIN_SECONDS',
    );
  });
});
