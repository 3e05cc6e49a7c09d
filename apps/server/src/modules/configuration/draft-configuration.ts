import type { AnswerOf } from '@perya/contract/call';
import type { draftConfiguration as call } from '@perya/contract/configuration/staff-calls/configuration';
import { say } from '@perya/contract/text';
import { inSnapshot } from '../../platform/database/transaction.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { byStaff } from '../audit/index.ts';
import { digestOf } from './file/digest-of.ts';
import { bringPictures } from './file/pictures.ts';
import { type Plan, plan } from './file/plan.ts';
import { type FileProblem, readFile } from './file/read-file.ts';
import { presentChanges } from './present-changes.ts';
import type { ConfigurationServices } from './services.ts';

/** Many at once are usually one mistake. */
const problemsMax = 100;

const nothing: Plan = { changes: [], problems: [], rows: new Map() };

/** Keeps a file for the request that asks for it, or nothing of it where one row cannot stand here. */
export async function draftConfiguration(
  services: ConfigurationServices,
  context: StaffContext,
): Promise<AnswerOf<typeof call>> {
  const { pool, parts } = services;
  if (!context.upload || context.upload.byteLength === 0) throw new Refusal('FILE_REFUSED');
  const text = context.upload.toString('utf8');
  const digest = digestOf(text);
  const read = readFile(text, parts);
  const unread = [...read.problems, ...(await bringPictures(parts, read))];
  const wantedOf = ({ name }: { name: string }) => read.rows.get(name) ?? null;
  const planned =
    unread.length > 0 ? nothing : await inSnapshot(pool, (client) => plan(client, parts, wantedOf));
  const problems: readonly FileProblem[] = [...unread, ...planned.problems];
  const isGood = problems.length === 0;
  const hasChanges = isGood && planned.changes.length > 0;
  return {
    draft: hasChanges ? await keep(services, context, { digest, planned }) : null,
    digest,
    changes: isGood ? presentChanges(parts, planned.changes, context.language) : [],
    problems: problems
      .slice(0, problemsMax)
      .map(({ where, says }) => ({ where, says: say(says, context.language) })),
    untouched: parts
      .filter(({ name }) => !read.rows.has(name))
      .map(({ title }) => say(title, context.language)),
  };
}

async function keep(
  { audit, store }: ConfigurationServices,
  context: StaffContext,
  { digest, planned }: { digest: string; planned: Plan },
): Promise<string> {
  const id = await audit.record<bigint>(byStaff(context), async (tx) => ({
    result: await store.keepDraft(tx, {
      parts: planned.rows,
      changes: planned.changes,
      digest,
      keptBy: context.staffId,
      keptName: context.staffName,
    }),
    entries: [
      {
        action: 'configuration.drafted',
        subject: { kind: 'house' },
        after: { digest, changes: planned.changes.length },
      },
    ],
  }));
  return String(id);
}
