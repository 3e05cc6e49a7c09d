import type pg from 'pg';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { NewEvent } from '../../platform/events/event.ts';
import { appendEvents } from '../../platform/events/events.store.ts';
import { isSecretField } from '../../platform/log.ts';
import { appendEntries } from './audit.store.ts';
import type { AuditServices } from './dependencies.ts';
import type { AuditOrigin, Entry } from './entry.ts';

declare const recorded: unique symbol;

/**
 * A transaction that ends in an audit entry, or in nothing. Stores ask for it where they change what
 * must be accounted for; only `record` gives it out.
 */
export type Recorded = pg.PoolClient & { readonly [recorded]: true };

/** What was done, with at least one entry that tells of it. */
export interface Deed<T> {
  result: T;
  entries: readonly [Entry, ...Entry[]];
  events?: readonly NewEvent[];
}

class NothingDone<T> {
  readonly result: T;
  constructor(result: T) {
    this.result = result;
  }
}

/** For a deed that turned out to change nothing: whatever it did write is rolled back. */
export function nothingDone<T>(result: T): NothingDone<T> {
  return new NothingDone(result);
}

export type Done<T> = Deed<T> | NothingDone<T>;

function refuseSecrets({ action, before, after }: Entry): void {
  const secret = Object.keys({ ...before, ...after }).find(isSecretField);
  if (secret !== undefined) throw new Error(`${action} would write ${secret} into the audit`);
}

/** Runs the deed and writes its entries and events in one transaction. */
export async function recordDeed<T>(
  { pool, bell }: AuditServices,
  origin: AuditOrigin,
  act: (transaction: Recorded) => Promise<Done<T>>,
): Promise<T> {
  try {
    const result = await inTransaction(pool, async (client) => {
      const deed = await act(client as Recorded);
      if (deed instanceof NothingDone) throw deed;
      deed.entries.forEach(refuseSecrets);
      await appendEntries(client, origin, deed.entries);
      await appendEvents(client, deed.events ?? []);
      return deed.result;
    });
    bell.ring();
    return result;
  } catch (error) {
    if (error instanceof NothingDone) return error.result as T;
    throw error;
  }
}
