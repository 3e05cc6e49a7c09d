import type { CarriedOut, Entry, Recorded } from '../audit/index.ts';
import type { Import } from './configuration.store.ts';
import type { Change } from './file/compare.ts';
import { write } from './file/plan.ts';
import type { ConfigurationServices } from './services.ts';

interface Deed extends Omit<Import, 'id' | 'at' | 'isUndone'> {
  action: 'configuration.imported' | 'configuration.undone';
  reason: string;
}

const keysOf = (changes: readonly Change[], kind: Change['kind']) =>
  changes.filter((change) => change.kind === kind).map(({ key }) => key);

/** Writes the changes and notes them row by row, in the transaction of the approval. */
export async function bringIn(
  { parts, store }: ConfigurationServices,
  tx: Recorded,
  { action, reason, ...done }: Deed,
): Promise<CarriedOut> {
  const { changes, digest, askedBy, approvedBy, undoes } = done;
  await write(tx, parts, changes, approvedBy);
  const id = await store.addImport(tx, done);
  const concerned = parts.filter(({ name }) => changes.some(({ part }) => part === name));
  const entries = concerned.map(({ name }): Entry => {
    const own = changes.filter(({ part }) => part === name);
    return {
      action,
      subject: { kind: 'house' },
      after: {
        import: String(id),
        part: name,
        digest,
        added: keysOf(own, 'added'),
        changed: keysOf(own, 'changed'),
        retired: keysOf(own, 'retired'),
        undoes: undoes === null ? null : String(undoes),
        asked_by: askedBy,
      },
      reason,
    };
  });
  return {
    entries,
    afterCommit: () => {
      for (const { afterCommit } of concerned) afterCommit?.();
    },
  };
}
