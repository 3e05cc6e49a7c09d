import type { ImportWanted } from '@perya/contract/configuration/staff-calls/configuration';
import { Refusal } from '../../platform/http/refusal.ts';
import { nameOfActor, type RequestAction } from '../audit/index.ts';
import { bringIn } from './bring-in.ts';
import type { Draft } from './configuration.store.ts';
import { canonical } from './file/compare.ts';
import { type Plan, plan, refuseProblems } from './file/plan.ts';
import { sayChanges } from './say-changes.ts';
import type { ConfigurationServices } from './services.ts';

const wantedOf =
  ({ parts }: Draft) =>
  ({ name }: { name: string }) =>
    parts[name] ?? null;

/** What was shown is what is done: nothing may have moved since. */
function refuseOther({ changes, problems }: Plan, draft: Draft): void {
  refuseProblems(problems);
  if (changes.length === 0) throw new Refusal('NOTHING_TO_CHANGE');
  if (canonical(changes) !== canonical(draft.changes)) throw new Refusal('CHANGED_MEANWHILE');
}

/** Makes the house what a file says, all of it or nothing. */
export function importConfiguration(services: ConfigurationServices): RequestAction<ImportWanted> {
  const { pool, parts, store } = services;
  return {
    async describe({ draft: id }, askedBy) {
      const draft = await store.findDraft(BigInt(id));
      if (draft?.keptBy !== askedBy) throw new Refusal('NOT_FOUND');
      refuseOther(await plan(pool, parts, wantedOf(draft)), draft);
      const says = sayChanges(parts, draft);
      return {
        subject: { kind: 'house' },
        topic: 'configuration',
        says: {
          en: `The configuration becomes that of the file ${draft.digest}…, at once and as a whole. ${says.en}`,
          tl: `Magiging gaya ng file na ${draft.digest}… ang configuration, agad at buo. ${says.tl}`,
        },
      };
    },
    async carryOut(tx, { origin, input, reason, request }) {
      const draft = await store.takeDraft(tx, BigInt(input.draft));
      if (!draft) throw new Refusal('NOT_FOUND');
      await store.takeTurn(tx);
      const concerned = parts.filter(({ name }) => draft.parts[name] !== undefined);
      for (const part of concerned) await part.hold(tx);
      const planned = await plan(tx, concerned, wantedOf(draft));
      refuseOther(planned, draft);
      return bringIn(services, tx, {
        action: 'configuration.imported',
        changes: planned.changes,
        digest: draft.digest,
        undoes: null,
        askedBy: request.askedBy,
        approvedBy: nameOfActor(origin.actor),
        reason,
      });
    },
  };
}
