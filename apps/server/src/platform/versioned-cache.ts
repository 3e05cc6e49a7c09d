export interface VersionedCacheOptions {
  /** A number that rises with every change of what is kept. */
  readVersion(): Promise<string>;
  /** A change made by another process is seen after this long at the latest. */
  maxAgeMs?: number;
  /** Above this many entries, made-up keys are likely, and the cache is cleared. */
  entriesMax?: number;
  now?: () => number;
}

export interface VersionedCache {
  /** What is kept under the key for the present version; loaded if there is nothing yet. */
  get<T>(key: string, load: (version: string) => Promise<T>): Promise<T>;
  /** Makes the next read ask for the version, because this process has just changed something. */
  expire(): void;
}

/**
 * A cache of database reads in this process, valid until the version rises. The version is queried
 * at most once in `maxAgeMs`, so that a hot path costs no query of its own; and by a plain query,
 * which works through a connection pooler, where LISTEN would not.
 */
export function createVersionedCache(options: VersionedCacheOptions): VersionedCache {
  const { readVersion, maxAgeMs = 1000, entriesMax = 5000 } = options;
  // Steady: a clock that is set back would keep what is stale for as long.
  const { now = () => performance.now() } = options;
  let version = '';
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | null = null;
  let expiries = 0;
  const kept = new Map<string, Promise<unknown>>();

  async function check(): Promise<void> {
    const askedAt = now();
    const expiriesBefore = expiries;
    const present = await readVersion();
    // An in-flight read from before the change would be stale.
    if (expiries !== expiriesBefore) return;
    if (present !== version) kept.clear();
    version = present;
    checkedAt = askedAt;
  }

  async function refresh(): Promise<void> {
    if (!checking) {
      const asked = check().finally(() => {
        if (checking === asked) checking = null;
      });
      checking = asked;
    }
    await checking;
  }

  return {
    async get<T>(key: string, load: (version: string) => Promise<T>): Promise<T> {
      if (now() - checkedAt >= maxAgeMs) await refresh();
      const found = kept.get(key);
      if (found) return found as Promise<T>;
      if (kept.size >= entriesMax) kept.clear();
      const loading = load(version);
      kept.set(key, loading);
      // Failures and missing values are not cached.
      const forget = () => {
        if (kept.get(key) === loading) kept.delete(key);
      };
      loading.then((value) => value ?? forget(), forget);
      return loading;
    },
    expire() {
      expiries += 1;
      checking = null;
      checkedAt = Number.NEGATIVE_INFINITY;
    },
  };
}
