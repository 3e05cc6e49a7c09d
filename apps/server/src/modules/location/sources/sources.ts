import { readFile, stat } from 'node:fs/promises';
import { type Mmdb, readMmdb } from './mmdb.ts';
import { type Ranges, readRanges } from './ranges.ts';

/** What the operator has supplied, as it lies on the disk. */
export interface Sources {
  /** Null where there is no database of addresses. */
  addresses(): Promise<Mmdb | null>;
  ranges(): Promise<Ranges>;
}

/** A file that is exchanged while the server runs is read anew within a minute. */
const lookEveryMs = 60_000;

function fresh<Read>(path: string | null, read: (bytes: Buffer) => Read, none: Read) {
  let held: { value: Read; changedMs: number } | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return async (): Promise<Read> => {
    if (path === null) return none;
    const now = performance.now();
    if (held !== null && now - lookedAt < lookEveryMs) return held.value;
    const { mtimeMs } = await stat(path);
    if (held === null || held.changedMs !== mtimeMs) {
      held = { value: read(await readFile(path)), changedMs: mtimeMs };
    }
    lookedAt = now;
    return held.value;
  };
}

export function createSources({
  locationDatabase,
  locationRanges,
}: {
  locationDatabase: string | null;
  locationRanges: string | null;
}): Sources {
  return {
    addresses: fresh<Mmdb | null>(locationDatabase, readMmdb, null),
    ranges: fresh(locationRanges, (bytes) => readRanges(bytes.toString('utf8')), readRanges('')),
  };
}
