export interface VersionedCacheOptions {
  /** A number that rises with every change of what is kept. */
  readVersion(): Promise<string>;
  /** A change made by another process is seen after this long at the latest. */
  maxAgeMs?: number;
  /** More entries than this are a sign of keys that somebody makes up, and all are dropped. */
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
 * Keeps what was read from the database in this process until its version rises. The version is
 * asked for at most once in `maxAgeMs`, however many read, so that a hot path costs no query of
 * its own; and by a plain query, which a connection pooler passes where it would not pass LISTEN.
 */
export function createVersionedCache(options: VersionedCacheOptions): VersionedCache {
  const { readVersion, maxAgeMs = 1000, entriesMax = 5000, now = Date.now } = options;
  let version = '';
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | null = null;
  let expiries = 0;
  const kept = new Map<string, Promise<unknown>>();

  async function check(): Promise<void> {
    const askedAt = now();
    const expiriesBefore = expiries;
    const present = await readVersion();
    // An answer from before the change must not pass for one from after it.
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
      // What could not be loaded, or is not there, must be asked for again.
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
