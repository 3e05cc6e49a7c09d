import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { SharedCounts } from '../redis/shared-counts.ts';
import { Refusal } from './refusal.ts';

/** How often something may be asked for: so many points in so many seconds. */
export interface RateLimit {
  points: number;
  seconds: number;
}

/** Every call counts against these. Thousands of players share one address behind a carrier, so that one is wide. */
export const platformRateLimits = {
  address: { points: 20_000, seconds: 10 },
  /** One player, member of staff or partner, across addresses; a device, where nobody is logged in. */
  caller: { points: 200, seconds: 10 },
  /** Pages that have to be painted, for one address: those that were painted before are not counted. */
  page: { points: 600, seconds: 60 },
} satisfies Record<string, RateLimit>;

export interface RateLimiter<Name extends string> {
  /** Counts one request, or refuses it. */
  count: (name: Name, key: string) => Promise<void>;
  /** Takes one back that was counted, where only what turned out wrong shall count. */
  uncount: (name: Name, key: string) => Promise<void>;
}

export type PlatformRateLimiter = RateLimiter<keyof typeof platformRateLimits>;

/**
 * In this process by default; in Redis or Valkey where several processes share the load. While that does not answer,
 * each process counts by itself: nobody waits for it, nobody is locked out, and nobody goes uncounted.
 */
export function createRateLimiter<Name extends string>(
  table: Readonly<Record<Name, RateLimit>>,
  shared: SharedCounts | null,
): RateLimiter<Name> {
  const make = ([name, { points, seconds }]: [string, RateLimit]) => {
    const options = { points, duration: seconds, keyPrefix: `perya:limit:${name}` };
    const alone = new RateLimiterMemory(options);
    const together = shared && new RateLimiterRedis({ ...options, storeClient: shared.client });
    return [name, { alone, together }] as const;
  };
  const limiters = new Map(Object.entries<RateLimit>(table).map(make));

  async function change(name: string, verb: 'consume' | 'reward', key: string): Promise<void> {
    const limiter = limiters.get(name);
    if (!limiter) return;
    const { alone, together } = limiter;
    if (together && shared?.isAnswering()) {
      try {
        await together[verb](key);
        return;
      } catch (reason) {
        if (reason instanceof RateLimiterRes) throw reason;
        shared.missed();
      }
    }
    shared?.countedAlone();
    await alone[verb](key);
  }

  return {
    uncount: (name, key) => change(name, 'reward', key),
    async count(name, key) {
      try {
        await change(name, 'consume', key);
      } catch (reason) {
        if (reason instanceof RateLimiterRes) throw new Refusal('TOO_MANY_REQUESTS');
        throw reason;
      }
    },
  };
}
