import { isAbsolute, resolve } from 'node:path';
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
  PERYA_METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  PERYA_SEED: z._default(z.enum(['demo', 'none']), 'demo'),
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
  metricsToken: string | null;
  seed: 'demo' | 'none';
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
    metricsToken: data.PERYA_METRICS_TOKEN ?? null,
    seed: data.PERYA_SEED,
  };
}
