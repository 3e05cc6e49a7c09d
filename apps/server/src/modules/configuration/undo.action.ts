import type { UndoWanted } from '@perya/contract/configuration/staff-calls/configuration';
import type pg from 'pg';
import type { PlainRow } from '../../platform/configuration/part.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { nameOfActor, type RequestAction } from '../audit/index.ts';
import { bringIn } from './bring-in.ts';
import type { Import } from './configuration.store.ts';
import { undoRows } from './file/compare.ts';
import { plan, refuseProblems } from './file/plan.ts';
import { sayChanges } from './say-changes.ts';
import type { ConfigurationServices } from './services.ts';

const concernedBy = ({ parts }: ConfigurationServices, { changes }: Import) =>
  parts.filter(({ name }) => changes.some(({ part }) => part === name));

/** What puts everything back that the file changed; refused if a row of it has been changed since. */
async function planUndo(
  services: ConfigurationServices,
  db: Pick<pg.ClientBase, 'query'>,
  done: Import,
) {
  if (done.isUndone) throw new Refusal('CONFIGURATION_UNDONE');
  const concerned = concernedBy(services, done);
  const { changes, problems } = await plan(db, concerned, (part, held): readonly PlainRow[] => {
    const own = done.changes.filter(({ part: name }) => name === part.name);
    const rows = undoRows(part, held, own);
    if (rows === null) throw new Refusal('CHANGED_MEANWHILE');
    return rows;
  });
  refuseProblems(problems);
  if (changes.length === 0) throw new Refusal('NOTHING_TO_CHANGE');
  return changes;
}

/** Puts back what a file has changed, row by row. What came later elsewhere stays. */
export function undoConfiguration(services: ConfigurationServices): RequestAction<UndoWanted> {
  const { pool, parts, store } = services;
  return {
    async describe({ id }) {
      const done = await store.findImport(BigInt(id));
      if (!done) throw new Refusal('NOT_FOUND');
      const changes = await planUndo(services, pool, done);
      const says = sayChanges(parts, { changes });
      return {
        subject: { kind: 'house' },
        topic: 'configuration',
        says: {
          en: `What the file ${done.digest}… has changed is put back, at once and as a whole. ${says.en}`,
          tl: `Ibabalik ang binago ng file na ${done.digest}…, agad at buo. ${says.tl}`,
        },
      };
    },
    async carryOut(tx, { origin, input, reason, request }) {
      await store.takeTurn(tx);
      const done = await store.findImport(BigInt(input.id), tx);
      if (!done) throw new Refusal('NOT_FOUND');
      for (const part of concernedBy(services, done)) await part.hold(tx);
      const changes = await planUndo(services, tx, done);
      return bringIn(services, tx, {
        action: 'configuration.undone',
        changes,
        digest: done.digest,
        undoes: done.id,
        askedBy: request.askedBy,
        approvedBy: nameOfActor(origin.actor),
        reason,
      });
    },
  };
}
