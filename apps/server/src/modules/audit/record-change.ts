import type pg from 'pg';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { NewEvent } from '../../platform/events/event.ts';
import { appendEvents } from '../../platform/events/events.store.ts';
import { isSecretField } from '../../platform/log.ts';
import { appendEntries } from './audit.store.ts';
import type { AuditOrigin, Entry } from './entry.ts';
import type { AuditServices } from './services.ts';

declare const recorded: unique symbol;

/**
 * A transaction that commits with an audit entry, or not at all. Stores require it for changes that
 * must be audited; only `record` creates one.
 */
export type Recorded = pg.PoolClient & { readonly [recorded]: true };

/** The result of a change, with at least one audit entry. */
export interface RecordedChange<T> {
  result: T;
  entries: readonly [Entry, ...Entry[]];
  events?: readonly NewEvent[];
}

class NothingChanged<T> {
  readonly result: T;
  constructor(result: T) {
    this.result = result;
  }
}

/** For a change that turned out to be none: the transaction is rolled back. */
export function nothingChanged<T>(result: T): NothingChanged<T> {
  return new NothingChanged(result);
}

export type Done<T> = RecordedChange<T> | NothingChanged<T>;

function refuseSecrets({ action, before, after }: Entry): void {
  const secret = Object.keys({ ...before, ...after }).find(isSecretField);
  if (secret !== undefined) throw new Error(`${action} would write ${secret} into the audit`);
}

/** Runs a change and writes its entries and events in one transaction. */
export async function recordChange<T>(
  { pool, commitSignal, reactions }: AuditServices,
  origin: AuditOrigin,
  act: (transaction: Recorded) => Promise<Done<T>>,
): Promise<T> {
  try {
    const result = await inTransaction(pool, async (client) => {
      const change = await act(client as Recorded);
      if (change instanceof NothingChanged) throw change;
      change.entries.forEach(refuseSecrets);
      await appendEntries(client, origin, change.entries);
      await appendEvents(client, change.events ?? []);
      for (const event of change.events ?? []) {
        for (const { name, react } of reactions)
          if (name === event.name) await react(client, event);
      }
      return change.result;
    });
    commitSignal.notify();
    return result;
  } catch (error) {
    if (error instanceof NothingChanged) return error.result as T;
    throw error;
  }
}
