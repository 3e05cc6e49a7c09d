/** A venue that the studio acts for, with one of its keys. */
export interface StudioVenue {
  code: string;
  keyId: string;
  secret: string;
}

/** The list, or how to read it: keys rotate while the studio runs. The first key of a venue signs. */
export type VenueSource = readonly StudioVenue[] | (() => Promise<readonly StudioVenue[]>);

export interface VenueKeyCache {
  /** The key to sign with. */
  signing(code: string): Promise<StudioVenue | undefined>;
  /** The key of that name, if the venue has it. */
  named(code: string, keyId: string): Promise<StudioVenue | undefined>;
  /** After a key was refused: the list is read again before its next use. */
  invalidate(): void;
}

/** Requests with unknown key ids must not cause a read each. */
const readIntervalMs = 2000;
/** How long a retired key may still be in the cache. */
const maxAgeMs = 5000;

export function createVenueKeyCache(
  source: VenueSource,
  // Steady: a clock that is set back would keep a retired key for as long.
  now: () => number = () => performance.now(),
): VenueKeyCache {
  const read = typeof source === 'function' ? source : async () => source;
  let list: readonly StudioVenue[] = [];
  let readAtMs = Number.NEGATIVE_INFINITY;
  let isValid = false;
  let reading: Promise<void> | null = null;
  const readList = async () => {
    list = await read();
    isValid = true;
  };
  /** Concurrent callers share one read. */
  const refresh = async () => {
    if (reading === null && now() - readAtMs >= readIntervalMs) {
      readAtMs = now();
      reading = readList().finally(() => {
        reading = null;
      });
    }
    await reading;
  };
  const find = async (isWanted: (venue: StudioVenue) => boolean) => {
    if (!isValid) await refresh();
    // If the list cannot be read, the stale one serves.
    else if (now() - readAtMs >= maxAgeMs) await refresh().catch(() => {});
    const known = list.find(isWanted);
    if (known) return known;
    await refresh();
    return list.find(isWanted);
  };
  return {
    signing: (wanted) => find(({ code }) => code === wanted),
    named: (wanted, wantedKey) => find(({ code, keyId }) => code === wanted && keyId === wantedKey),
    invalidate: () => {
      isValid = false;
    },
  };
}
