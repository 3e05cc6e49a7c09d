import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { Refusal } from './refusal.ts';

export interface Limit {
  points: number;
  seconds: number;
}

/** What is counted, and how often it may be. Many players share one address behind a carrier, so those limits are wide. */
export const defaultLimits = {
  address: { points: 1000, seconds: 10 },
  player: { points: 200, seconds: 10 },
  /** Codes sent to one phone or email address, from one network address, and to one block of numbers. */
  codeContact: { points: 10, seconds: 600 },
  codeAddress: { points: 600, seconds: 600 },
  codePrefix: { points: 600, seconds: 3600 },
  /** Password logins from one address, right or wrong. */
  passwordAddress: { points: 300, seconds: 600 },
  /** Signed requests of one venue to the wallet, and unsigned or wrongly signed ones from one address. */
  walletVenue: { points: 60_000, seconds: 10 },
  walletRefused: { points: 300, seconds: 10 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof defaultLimits;
export type LimitTable = Record<LimitName, Limit>;

export interface Limiter {
  /** Counts one request, or refuses it. */
  count(name: LimitName, key: string): Promise<void>;
}

/** In this process by default; in Redis or Valkey where several processes share the load. */
export function createLimiter(table: LimitTable, redis: Redis | null): Limiter {
  const make = (name: LimitName): RateLimiterAbstract => {
    const { points, seconds } = table[name];
    const options = { points, duration: seconds, keyPrefix: `perya:limit:${name}` };
    const inProcess = new RateLimiterMemory(options);
    // If Redis is away, each process counts by itself: stricter than nothing, and nobody is locked out.
    return redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: inProcess })
      : inProcess;
  };
  const names = Object.keys(table) as LimitName[];
  const limiters = Object.fromEntries(names.map((name) => [name, make(name)]));
  return {
    async count(name, key) {
      try {
        await limiters[name]?.consume(key);
      } catch (reason) {
        if (reason instanceof RateLimiterRes) throw new Refusal('TOO_MANY_REQUESTS');
        throw reason;
      }
    },
  };
}
