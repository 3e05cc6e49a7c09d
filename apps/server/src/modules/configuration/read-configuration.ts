import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  readConfigurationChanges as changesCall,
  readConfiguration as readCall,
} from '@perya/contract/configuration/staff-calls/configuration';
import { say } from '@perya/contract/text';
import { inSnapshot } from '../../platform/database/transaction.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { seconds } from '../../platform/wire-time.ts';
import type { Draft, Import } from './configuration.store.ts';
import { presentChanges } from './present-changes.ts';
import type { ConfigurationServices } from './services.ts';

const presentDraft = ({ id, keptAt, digest, keptName, changes }: Draft) => ({
  id: String(id),
  at: seconds(keptAt),
  digest,
  kept_by: keptName,
  changes: changes.length,
});

const presentImport = (row: Import) => ({
  id: String(row.id),
  at: seconds(row.at),
  digest: row.digest,
  asked_by: row.askedBy,
  approved_by: row.approvedBy,
  changes: row.changes.length,
  undoes: row.undoes === null ? null : String(row.undoes),
  is_undone: row.isUndone,
});

/** What the configuration is made of, what waits, and what was brought in. */
export async function readConfiguration(
  { pool, store, parts }: ConfigurationServices,
  { language }: StaffContext,
): Promise<AnswerOf<typeof readCall>> {
  const counted = await inSnapshot(pool, async (client) => {
    const shown = [];
    for (const { name, title, read } of parts) {
      shown.push({ name, title: say(title, language), rows: (await read(client, null)).length });
    }
    return shown;
  });
  const since = await store.historyBegins();
  return {
    parts: counted,
    since: since && seconds(since),
    drafts: (await store.listDrafts()).map(presentDraft),
    imports: (await store.listImports()).map(presentImport),
  };
}

/** What a file would change, or has changed: whoever approves it reads it row by row. */
export async function readConfigurationChanges(
  { store, parts }: ConfigurationServices,
  { language }: StaffContext,
  { of, id }: RequestOf<typeof changesCall>,
): Promise<AnswerOf<typeof changesCall>> {
  const found =
    of === 'draft' ? await store.findDraft(BigInt(id)) : await store.findImport(BigInt(id));
  if (!found) throw new Refusal('NOT_FOUND');
  const { digest, changes } = found;
  return { digest, changes: presentChanges(parts, changes, language) };
}
