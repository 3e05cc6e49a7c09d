import { isAbsolute, resolve } from 'node:path';
import * as z from 'zod/mini';
import { StartError } from '../start-error.ts';
import { declareSettings, type ReadOf } from './declare-settings.ts';
import { hostName, keys, networks, oneOf, text, url, wholeNumber } from './setting-forms.ts';

interface Shared {
  NODE_ENV: string;
  DATABASE_URL?: string | undefined;
  DATABASE_DIRECT_URL?: string | undefined;
  PERYA_SANDBOX?: string | undefined;
  PERYA_SECRET_KEY?: string[] | undefined;
}

function readSandbox(given: Shared): boolean {
  const isProduction = given.NODE_ENV === 'production';
  if (isProduction && given.PERYA_SANDBOX === 'on') {
    throw new StartError('Setting PERYA_SANDBOX="on" is refused with NODE_ENV=production.');
  }
  return !isProduction && given.PERYA_SANDBOX !== 'off';
}

function readDirectUrl(given: Shared): string | null {
  if (given.DATABASE_DIRECT_URL && !given.DATABASE_URL) {
    throw new StartError('Setting DATABASE_DIRECT_URL needs DATABASE_URL.');
  }
  return given.DATABASE_DIRECT_URL ?? null;
}

/** Several servers on one database must share the key that seals what is in it. */
function readSharedKeys(given: Shared): Buffer[] {
  const keys = given.PERYA_SECRET_KEY ?? [];
  if (keys.length > 0) return keys.map((key) => Buffer.from(key, 'base64'));
  if (given.DATABASE_URL && given.NODE_ENV === 'production') {
    throw new StartError('Setting PERYA_SECRET_KEY is needed with DATABASE_URL in production.');
  }
  return [];
}

interface Stopping {
  NODE_ENV: string;
  PERYA_DRAIN_SECONDS?: number | undefined;
  PERYA_STOP_SECONDS: number;
}

/** Requests under way have half of what is left after the drain; the rest is for jobs, modules and the database. */
function readStop({ NODE_ENV, PERYA_DRAIN_SECONDS, PERYA_STOP_SECONDS: stop }: Stopping) {
  const drain = PERYA_DRAIN_SECONDS ?? (NODE_ENV === 'production' ? 10 : 0);
  if (drain >= stop) {
    throw new StartError('Setting PERYA_STOP_SECONDS must be more than PERYA_DRAIN_SECONDS.');
  }
  return { drainMs: drain * 1000, stopMs: stop * 1000, requestsEndMs: (stop - drain) * 500 };
}

/** What the server needs whatever its modules do. */
export const platformSettings = declareSettings(
  {
    NODE_ENV: {
      schema: z._default(oneOf('development', 'test', 'production'), 'development'),
      unset: '`development`',
      meaning: '`production` switches the sandbox off and strict transport on',
    },
    PORT: {
      schema: z._default(wholeNumber(0, 65_535), 3000),
      unset: '`3000`',
      meaning: 'where to listen',
    },
    HOST: {
      schema: z._default(text(), '127.0.0.1'),
      unset: '`127.0.0.1`',
      meaning: 'the address to listen on; `0.0.0.0` opens it to the network',
    },
    PERYA_DATA: {
      schema: z._default(text(), '.data'),
      unset: '`.data`',
      meaning:
        "the folder of the embedded PostgreSQL, uploaded pictures and the installation's key",
    },
    DATABASE_URL: {
      schema: z.optional(url('postgres', 'postgresql')),
      unset: '–',
      isSecret: true,
      meaning: 'a PostgreSQL of your own instead of the embedded one, as the role of the app',
    },
    DATABASE_DIRECT_URL: {
      schema: z.optional(url('postgres', 'postgresql')),
      unset: '`DATABASE_URL`',
      isSecret: true,
      meaning:
        'the same database and role without a pooler, for what listens and for scheduled tasks; with it, `DATABASE_URL` may be a pooler that lends connections for a transaction, such as PgBouncer from 1.21 on',
    },
    DATABASE_OWNER_URL: {
      schema: z.optional(url('postgres', 'postgresql')),
      unset: '`DATABASE_URL`, refused in production',
      isSecret: true,
      meaning: 'the same database as the role that owns the tables, for migrations; never a pooler',
    },
    DATABASE_STUDIO_URL: {
      schema: z.optional(url('postgres', 'postgresql')),
      unset: '`DATABASE_URL`',
      isSecret: true,
      meaning: "the same database as the role of the sandbox's game studio",
    },
    DATABASE_REPLICA_URL: {
      schema: z.optional(url('postgres', 'postgresql')),
      unset: '–',
      isSecret: true,
      meaning:
        'a streaming replica of the same database, as the role of the app: lists of staff are read from it while it is up to date',
    },
    DATABASE_REPLICA_LAG_SECONDS: {
      schema: z._default(wholeNumber(1, 3600), 10),
      unset: '`10`',
      meaning: 'how far the replica may be behind before nothing is read from it',
    },
    DATABASE_POOL: {
      schema: z._default(wholeNumber(2, 500), 10),
      unset: '`10`',
      meaning: 'connections of each process for requests of players and staff',
    },
    DATABASE_LEDGER_POOL: {
      schema: z._default(wholeNumber(1, 100), 4),
      unset: '`4`',
      meaning: 'connections of each process for batches of bets and postings',
    },
    DATABASE_READERS_POOL: {
      schema: z._default(wholeNumber(1, 100), 4),
      unset: '`4`',
      meaning: 'connections of each process for readers of logs: so many read at once',
    },
    DATABASE_JOBS_POOL: {
      schema: z._default(wholeNumber(1, 100), 4),
      unset: '`4`',
      meaning: 'scheduled tasks that each process carries out at once, each with a connection',
    },
    PERYA_BUCKETS: {
      schema: z.optional(wholeNumber(1, 1024)),
      unset: '`1`',
      meaning:
        'how many buckets a new installation spreads its players over (docs/scaling.md); another number is refused later, `npm run buckets` makes it more',
    },
    REDIS_URL: {
      schema: z.optional(url('redis', 'rediss')),
      unset: '–',
      isSecret: true,
      meaning: 'Redis or Valkey, for rate limits shared by several processes',
    },
    PERYA_SECRET_KEY: {
      schema: z.optional(keys()),
      unset: 'kept in the data folder',
      isSecret: true,
      meaning:
        'keys of the installation, each 32 random bytes in base64: the first seals, all open (`npm run keys:rotate`); needed with `DATABASE_URL` in production',
    },
    PERYA_STUDIO_KEYS: {
      schema: z.optional(keys()),
      unset: 'kept in the data folder',
      isSecret: true,
      meaning:
        "keys of the sandbox's game studio, each 32 random bytes in base64: the first seals seeds, all open them",
    },
    PERYA_SANDBOX: {
      schema: z.optional(oneOf('on', 'off')),
      unset: '`on`',
      meaning: 'the simulated outside world; refused with `NODE_ENV=production`',
    },
    PERYA_STAFF_HOST: {
      schema: z.optional(hostName()),
      unset: "the players' hosts",
      meaning:
        'the host of the staff app, such as `staff.casino.example`: it and its calls answer there alone, and nothing of the players does; recommended in production',
    },
    PERYA_REFERENCE: {
      schema: z.optional(oneOf('on', 'off')),
      unset: '`on`, in production `off`',
      meaning:
        '`/docs/api`, `/docs/provider-api`, their OpenAPI and `/example`, which are for developers',
    },
    PERYA_TRUST_PROXY: {
      schema: z.optional(networks()),
      unset: '–',
      meaning: 'addresses of proxies whose forwarded headers are believed',
    },
    PERYA_METRICS_TOKEN: {
      schema: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
      unset: 'this machine only; nobody in production or behind a proxy',
      isSecret: true,
      meaning: 'a token for `/metrics`',
    },
    PERYA_DRAIN_SECONDS: {
      schema: z.optional(wholeNumber(0, 600)),
      unset: '`0`, in production `10`',
      meaning:
        'how long after SIGTERM `/readyz` says 503 while everything is still served, so that the load balancer goes elsewhere first',
    },
    PERYA_STOP_SECONDS: {
      schema: z._default(wholeNumber(1, 3600), 25),
      unset: '`25`',
      meaning:
        'how long after SIGTERM, the seconds above included, the process has to end; less than what its supervisor waits before it kills',
    },
    PERYA_LOG_LEVEL: {
      schema: z.optional(oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent')),
      unset: '`warn`, in production `info`',
      meaning: '`fatal` to `debug`, or `silent`',
    },
  },
  (given) => ({
    environment: given.NODE_ENV,
    port: given.PORT,
    host: given.HOST,
    dataDir: isAbsolute(given.PERYA_DATA) ? given.PERYA_DATA : resolve(given.PERYA_DATA),
    databaseUrl: given.DATABASE_URL ?? null,
    /** Where it is set, `databaseUrl` is that of a pooler. */
    databaseDirectUrl: readDirectUrl(given),
    databaseOwnerUrl: given.DATABASE_OWNER_URL ?? null,
    databaseStudioUrl: given.DATABASE_STUDIO_URL ?? null,
    replica: given.DATABASE_REPLICA_URL
      ? { url: given.DATABASE_REPLICA_URL, lagMaxSeconds: given.DATABASE_REPLICA_LAG_SECONDS }
      : null,
    /** How many connections each process has, by what they are for. */
    pools: {
      requests: given.DATABASE_POOL,
      ledger: given.DATABASE_LEDGER_POOL,
      readers: given.DATABASE_READERS_POOL,
      jobs: given.DATABASE_JOBS_POOL,
    },
    /** Null where nothing was said: a new installation then takes the default. */
    buckets: given.PERYA_BUCKETS ?? null,
    redisUrl: given.REDIS_URL ?? null,
    ...readStop(given),
    logLevel: given.PERYA_LOG_LEVEL ?? (given.NODE_ENV === 'production' ? 'info' : 'warn'),
    /** Null where staff and players share their hosts. */
    staffHost: given.PERYA_STAFF_HOST ?? null,
    hasReference:
      (given.PERYA_REFERENCE ?? (given.NODE_ENV === 'production' ? 'off' : 'on')) === 'on',
    trustProxy: given.PERYA_TRUST_PROXY ?? [],
    metricsToken: given.PERYA_METRICS_TOKEN ?? null,
    /** The first seals secrets, all of them open; none means that the data folder keeps them. */
    secretKeys: readSharedKeys(given),
    /** Empty means that the data folder keeps one. */
    studioKeys: given.PERYA_STUDIO_KEYS ?? [],
    /** The simulated outside world: an inbox for messages, a game studio. Never in production. */
    hasSandbox: readSandbox(given),
  }),
);

export type PlatformSettings = ReadOf<typeof platformSettings>;
