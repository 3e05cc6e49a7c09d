import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Keyring } from '../../../platform/keyring.ts';
import { type Audit, bySystem } from '../../audit/index.ts';
import { createVenueKeyStore, type VenueKeyStore } from './venue-key.store.ts';

export interface VenueKey {
  id: string;
  secret: string;
}

export interface RotatedKey extends VenueKey {
  retired: string[];
}

export interface VenueKeyNeeds {
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

  const seal = (secret: string) => keyring.seal(Buffer.from(secret));

  return {
    /** Oldest first; empty for a venue that is not connected. */
    validOf: async (venue: string): Promise<readonly VenueKey[]> => (await all()).get(venue) ?? [],

    /** The older of the two signs what we send: the provider has that one installed. */
    signingOf: async (venue: string): Promise<VenueKey | null> =>
      (await all()).get(venue)?.[0] ?? null,

    /** `reason` is what the audit says of who asked for it. */
    async rotate(venue: string, reason = ''): Promise<RotatedKey> {
      const id = `${venue}-${randomBytes(6).toString('hex')}`;
      const secret = randomBytes(32).toString('hex');
      const retired = await audit.record(bySystem('venue-key'), async (tx) => {
        const replaced = await store.add(tx, { venue, id, sealedSecret: seal(secret) });
        const subject = { kind: 'venue' as const, venue };
        const after = { key: id, retired: replaced };
        return {
          result: replaced,
          entries: [{ action: 'games.venue-key-added', subject, after, reason }],
        };
      });
      kept = null;
      return { id, secret, retired };
    },

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
