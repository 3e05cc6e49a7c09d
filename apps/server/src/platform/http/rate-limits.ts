import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { Refusal } from './refusal.ts';

/** How often something may be asked for: so many points in so many seconds. */
export interface RateLimit {
  points: number;
  seconds: number;
}

/** Every call counts against these. Many players share one address behind a carrier, so that one is wide. */
export const platformRateLimits = {
  address: { points: 1000, seconds: 10 },
  /** One player, member of staff or partner, across addresses. */
  caller: { points: 200, seconds: 10 },
  /** Pages that have to be painted, for one address: those that were painted before are not counted. */
  page: { points: 600, seconds: 60 },
} satisfies Record<string, RateLimit>;

export interface RateLimiter<Name extends string> {
  /** Counts one request, or refuses it. */
  count: (name: Name, key: string) => Promise<void>;
}

export type PlatformRateLimiter = RateLimiter<keyof typeof platformRateLimits>;

/** In this process by default; in Redis or Valkey where several processes share the load. */
export function createRateLimiter<Name extends string>(
  table: Readonly<Record<Name, RateLimit>>,
  redis: Redis | null,
): RateLimiter<Name> {
  const make = ([name, { points, seconds }]: [string, RateLimit]): [
    string,
    RateLimiterAbstract,
  ] => {
    const options = { points, duration: seconds, keyPrefix: `perya:limit:${name}` };
    const inProcess = new RateLimiterMemory(options);
    // If Redis is down, each process counts by itself, and nobody is locked out.
    const limiter = redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: inProcess })
      : inProcess;
    return [name, limiter];
  };
  const limiters = new Map(Object.entries<RateLimit>(table).map(make));
  return {
    async count(name, key) {
      try {
        await limiters.get(name)?.consume(key);
      } catch (reason) {
        if (reason instanceof RateLimiterRes) throw new Refusal('TOO_MANY_REQUESTS');
        throw reason;
      }
    },
  };
}
