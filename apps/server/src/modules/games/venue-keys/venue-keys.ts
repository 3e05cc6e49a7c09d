import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Keyring } from '../../../platform/keyring.ts';
import {
  type Audit,
  type AuditOrigin,
  bySystem,
  type Entry,
  type Recorded,
} from '../../audit/index.ts';
import { createVenueKeyStore, type VenueKeyStore } from './venue-key.store.ts';

/** How exactly it is known when a key was last seen. */
const everyMs = 5000;

/**
 * Notes which keys are in use. A provider sends thousands of requests a second, so a key is written
 * down once in a while, beside the request and never in its way.
 */
function createKeySightings(
  write: (venue: string, id: string) => Promise<void>,
  now: () => number = () => performance.now(),
) {
  const writtenAt = new Map<string, number>();
  const writing = new Set<Promise<void>>();
  return {
    note(venue: string, id: string): void {
      const key = `${venue} ${id}`;
      if (now() - (writtenAt.get(key) ?? Number.NEGATIVE_INFINITY) < everyMs) return;
      writtenAt.set(key, now());
      // A sighting that is lost is followed by another one.
      const done: Promise<void> = write(venue, id)
        .catch(() => {})
        .finally(() => writing.delete(done));
      writing.add(done);
    },
    async close(): Promise<void> {
      await Promise.all(writing);
    },
  };
}

export interface VenueKey {
  id: string;
  secret: string;
}

interface RotatedKey extends VenueKey {
  retired: string[];
}

interface VenueKeyNeeds {
  keyring: Keyring;
  audit: Pick<Audit, 'record'>;
  now?: () => number;
}

/** A key that was retired elsewhere stops working here after this long at the latest. */
const maxAgeMs = 5000;

/**
 * The keys of all venues, kept in this process: every request of a provider asks for one. They are
 * read together, so that a made-up venue costs no query.
 */
function createVenueKeys(
  store: VenueKeyStore,
  // Steady: a clock that is set back would keep a retired key for as long.
  { keyring, audit, now = () => performance.now() }: VenueKeyNeeds,
) {
  let readAt = Number.NEGATIVE_INFINITY;
  let kept: Promise<Map<string, VenueKey[]>> | null = null;

  async function readAll(): Promise<Map<string, VenueKey[]>> {
    const keys = new Map<string, VenueKey[]>();
    for (const { venue, id, sealedSecret } of await store.listValid()) {
      const key = { id, secret: keyring.open(sealedSecret).toString() };
      keys.set(venue, [...(keys.get(venue) ?? []), key]);
    }
    return keys;
  }

  async function all(): Promise<Map<string, VenueKey[]>> {
    if (kept === null || now() - readAt >= maxAgeMs) {
      readAt = now();
      const reading = readAll();
      kept = reading;
      reading.catch(() => {
        if (kept === reading) kept = null;
      });
    }
    return kept;
  }

  const sightings = createKeySightings(store.noteSeen);
  const isSame = (a: readonly string[], b: readonly string[]) =>
    a.length === b.length && a.every((id) => b.includes(id));
  const seal = (secret: string) => keyring.seal(Buffer.from(secret));

  /** Adds a key in a transaction that somebody else records; beyond two valid ones the oldest is retired. */
  async function addWithin(
    tx: Recorded,
    venue: string,
    { expected, reason }: { expected?: readonly string[]; reason: string },
  ) {
    const id = `${venue}-${randomBytes(6).toString('hex')}`;
    const secret = randomBytes(32).toString('hex');
    const valid = await store.lockValid(tx, venue);
    if (expected && !isSame(expected, valid)) throw new Refusal('CHANGED_MEANWHILE');
    const retired = await store.add(tx, { venue, id, sealedSecret: seal(secret) });
    const subject = { kind: 'venue', venue } as const;
    const after = { key: id, retired };
    const entry: Entry = { action: 'games.venue-key-added', subject, after, reason };
    const forget = () => {
      kept = null;
    };
    return { id, secret, retired, entry, forget };
  }

  return {
    /** Oldest first; empty for a venue that is not connected. */
    validOf: async (venue: string): Promise<readonly VenueKey[]> => (await all()).get(venue) ?? [],

    /** The older of the two signs what we send: the provider has that one installed. */
    signingOf: async (venue: string): Promise<VenueKey | null> =>
      (await all()).get(venue)?.[0] ?? null,

    /** Refuses unless these are the valid keys: two who rotate at once would retire the one that the provider has. */
    async requireValid(venue: string, expected: readonly string[]): Promise<void> {
      const valid = (await store.listValid()).filter((key) => key.venue === venue);
      const ids = valid.map(({ id }) => id);
      if (!isSame(expected, ids)) throw new Refusal('CHANGED_MEANWHILE');
    },

    addWithin,

    /** Adds a key by a command of the installation. */
    async rotate(venue: string, reason = ''): Promise<RotatedKey> {
      const made = await audit.record(bySystem('venue-key'), async (tx) => {
        const added = await addWithin(tx, venue, { reason });
        return { result: added, entries: [added.entry] };
      });
      made.forget();
      return { id: made.id, secret: made.secret, retired: made.retired };
    },

    /** Ends a key at once. The last valid one stays: without it the venue's rounds could not be finished. */
    async retire(venue: string, id: string, origin: AuditOrigin, reason: string): Promise<void> {
      await audit.record(origin, async (tx) => {
        const valid = await store.lockValid(tx, venue);
        if (!valid.includes(id)) throw new Refusal('CHANGED_MEANWHILE');
        if (valid.length === 1) throw new Refusal('LAST_KEY');
        await store.retire(tx, venue, id);
        const left = valid.filter((each) => each !== id);
        return {
          result: undefined,
          entries: [
            {
              action: 'games.venue-key-retired',
              subject: { kind: 'venue', venue },
              before: { valid },
              after: { valid: left },
              reason,
            },
          ],
        };
      });
      kept = null;
    },

    listRecords: store.listRecords,
    listToday: store.listToday,
    /** Keeps when a request signed with the key was last seen. */
    noteSeen: sightings.note,
    /** Waits for what is being noted. */
    close: sightings.close,

    /** A first key that follows from the installation's own, for venues of the sandbox. */
    async ensureDerived(venue: string): Promise<void> {
      const secret = keyring.digest('venue key', venue).toString('hex');
      await store.ensure({ venue, id: `${venue}-derived`, sealedSecret: seal(secret) });
      kept = null;
    },
  };
}

export type VenueKeys = ReturnType<typeof createVenueKeys>;

/** The keys of the venues in this database, for the module and for the command that rotates one. */
export function createVenueKeyring(pool: pg.Pool, needs: VenueKeyNeeds): VenueKeys {
  return createVenueKeys(createVenueKeyStore(pool), needs);
}
