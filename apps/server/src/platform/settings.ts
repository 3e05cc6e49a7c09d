import { isAbsolute, resolve } from 'node:path';
import { type KycPolicy, kycPolicies } from '@perya/contract/rules/kyc-gate';
import * as z from 'zod/mini';
import { StartError } from './start-error.ts';

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535));
const origin = z
  .string()
  .check(z.regex(/^https?:\/\/[^/\s]+$/, 'must be an origin such as https://x.y'));
const origins = z.pipe(
  z.string(),
  z.transform((text: string) => text.split(/[\s,]+/).filter((part) => part !== '')),
);
const url = (...schemes: string[]) =>
  z
    .string()
    .check(
      z.refine(
        (text) => schemes.some((scheme) => text.startsWith(`${scheme}://`)) && URL.canParse(text),
        `must be a URL that starts with ${schemes.join(':// or ')}://`,
      ),
    );

const gameUrl = z
  .string()
  .check(
    z.regex(/^https?:\/\/\S*\{code\}\S*$/, 'must be a URL with {code} where the game is named'),
  );

/** Every setting, with its default and what it is for; the table in the README is this list. */
const schema = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  PORT: z._default(port, 3000),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  PERYA_DATA: z._default(z.string().check(z.minLength(1)), '.data'),
  DATABASE_URL: z.optional(url('postgres', 'postgresql')),
  REDIS_URL: z.optional(url('redis', 'rediss')),
  PERYA_LOG_LEVEL: z.optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])),
  PERYA_TRUST_PROXY: z._default(z.string(), ''),
  PERYA_API_BASE: z._default(z.union([z.literal(''), origin]), ''),
  PERYA_IMAGES_HOST: z._default(z.union([z.literal(''), origin]), ''),
  PERYA_FRAME_ORIGINS: z.optional(origins),
  PERYA_SHOPPING_GAME_URL: z._default(z.union([z.literal(''), gameUrl]), ''),
  PERYA_METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  PERYA_SECRET_KEY: z.optional(
    z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 random bytes in base64')),
  ),
  PERYA_SANDBOX: z.optional(z.enum(['on', 'off'])),
  PERYA_SMS: z.optional(z.enum(['semaphore', 'twilio'])),
  PERYA_SMS_URL: z.optional(origin),
  PERYA_SMS_ACCOUNT: z.optional(z.string()),
  PERYA_SMS_KEY: z.optional(z.string()),
  PERYA_SMS_FROM: z.optional(z.string()),
  PERYA_SMTP_URL: z.optional(url('smtp', 'smtps')),
  PERYA_SMTP_FROM: z._default(z.string(), 'no-reply@perya.example'),
  PERYA_REALITY_CHECK_MINUTES: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(240)),
    30,
  ),
  KYC_POLICY: z._default(z.enum(kycPolicies), 'documents'),
  PERYA_SEED: z._default(z.enum(['demo', 'none']), 'demo'),
  PERYA_SEED_GAMES: z._default(
    z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)),
    0,
  ),
});

/** Settings of the test and development commands, which the server meets but does not read. */
const toolSettings = new Set(['PERYA_CHROMIUM', 'PERYA_VALKEY', 'PERYA_API']);

export interface Settings {
  environment: 'development' | 'test' | 'production';
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  redisUrl: string | null;
  logLevel: string;
  trustProxy: string[];
  apiBase: string;
  imagesHost: string;
  frameOrigins: string[];
  /** Where a game opens inside the shopping partner's app, with `{code}` in it; empty where it opens as everywhere. */
  shoppingGameUrl: string;
  metricsToken: string | null;
  /** 32 bytes that seal secrets and key digests; null means that the data folder keeps them. */
  secretKey: Buffer | null;
  /** The simulated outside world: an inbox for messages. Never in production. */
  hasSandbox: boolean;
  sms: SmsSettings | null;
  smtp: { url: string; from: string } | null;
  seed: 'demo' | 'none';
  /** How many generated games the demo operator lists beside its own, to see the catalogue grow. */
  seedGames: number;
  /** How often a player at play is reminded of the time. */
  realityCheckMinutes: number;
  kycPolicy: KycPolicy;
}

export type SmsSettings =
  | { carrier: 'semaphore'; url: string; apiKey: string; senderName: string }
  | { carrier: 'twilio'; url: string; accountSid: string; authToken: string; from: string };

type Given = z.output<typeof schema>;

function required(given: Given, name: keyof Given): string {
  const value = given[name];
  if (typeof value === 'string') return value;
  throw new StartError(`Setting ${name} is needed with PERYA_SMS=${given.PERYA_SMS}.`);
}

function readSms(given: Given): SmsSettings | null {
  if (given.PERYA_SMS === 'semaphore') {
    return {
      carrier: 'semaphore',
      url: given.PERYA_SMS_URL ?? 'https://api.semaphore.co',
      apiKey: required(given, 'PERYA_SMS_KEY'),
      senderName: required(given, 'PERYA_SMS_FROM'),
    };
  }
  if (given.PERYA_SMS === 'twilio') {
    return {
      carrier: 'twilio',
      url: given.PERYA_SMS_URL ?? 'https://api.twilio.com',
      accountSid: required(given, 'PERYA_SMS_ACCOUNT'),
      authToken: required(given, 'PERYA_SMS_KEY'),
      from: required(given, 'PERYA_SMS_FROM'),
    };
  }
  return null;
}

function readSandbox(given: Given): boolean {
  const isProduction = given.NODE_ENV === 'production';
  if (isProduction && given.PERYA_SANDBOX === 'on') {
    throw new StartError('Setting PERYA_SANDBOX="on" is refused with NODE_ENV=production.');
  }
  return !isProduction && given.PERYA_SANDBOX !== 'off';
}

/** Several servers on one database must share the key that seals what is in it. */
function readSharedKey(given: Given): Buffer | null {
  const key = given.PERYA_SECRET_KEY;
  if (key) return Buffer.from(key, 'base64');
  if (given.DATABASE_URL && given.NODE_ENV === 'production') {
    throw new StartError('Setting PERYA_SECRET_KEY is needed with DATABASE_URL in production.');
  }
  return null;
}

/** Reads the settings from the environment; an unknown or malformed one is refused by name. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const known = Object.keys(schema.shape);
  const unknown = Object.keys(environment).find(
    (name) => name.startsWith('PERYA_') && !known.includes(name) && !toolSettings.has(name),
  );
  if (unknown) throw new StartError(`Unknown setting ${unknown}. The README lists the settings.`);
  // An empty variable is how many shells and container files say "not set".
  const given = Object.fromEntries(
    known.map((name) => [name, environment[name] === '' ? undefined : environment[name]]),
  );
  const parsed = z.safeParse(schema, given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    throw new StartError(`Setting ${name}="${environment[name]}" is not valid: ${issue?.message}.`);
  }
  const { data } = parsed;
  const isProduction = data.NODE_ENV === 'production';
  return {
    environment: data.NODE_ENV,
    port: data.PORT,
    host: data.HOST,
    dataDir: isAbsolute(data.PERYA_DATA) ? data.PERYA_DATA : resolve(data.PERYA_DATA),
    databaseUrl: data.DATABASE_URL ?? null,
    redisUrl: data.REDIS_URL ?? null,
    logLevel: data.PERYA_LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    trustProxy: data.PERYA_TRUST_PROXY.split(/[\s,]+/).filter((part) => part !== ''),
    apiBase: data.PERYA_API_BASE,
    imagesHost: data.PERYA_IMAGES_HOST,
    frameOrigins: data.PERYA_FRAME_ORIGINS ?? [],
    shoppingGameUrl: data.PERYA_SHOPPING_GAME_URL,
    metricsToken: data.PERYA_METRICS_TOKEN ?? null,
    secretKey: readSharedKey(data),
    hasSandbox: readSandbox(data),
    sms: readSms(data),
    smtp: data.PERYA_SMTP_URL ? { url: data.PERYA_SMTP_URL, from: data.PERYA_SMTP_FROM } : null,
    seed: data.PERYA_SEED,
    seedGames: data.PERYA_SEED_GAMES,
    realityCheckMinutes: data.PERYA_REALITY_CHECK_MINUTES,
    kycPolicy: data.KYC_POLICY,
  };
}
