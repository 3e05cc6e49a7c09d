import type {
  askAmlDocuments as askCall,
  lookAtAmlDocument as lookCall,
} from '@perya/contract/aml/staff-calls/documents';
import type { AnswerOf, RequestOf } from '@perya/contract/call';
import { eventOf } from '../../../platform/events/event.ts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, nameOfActor } from '../../audit/index.ts';
import { documentsAsked } from '../events.ts';
import type { AmlServices } from '../services.ts';

/** Asks the player of an open case to show something. They are told that something is asked, never why. */
export async function askAmlDocuments(
  { audit, asked, cases, identity }: AmlServices,
  context: StaffContext,
  { id, kind }: RequestOf<typeof askCall>,
): Promise<AnswerOf<typeof askCall>> {
  const origin = byStaff(context);
  const found = await cases.find(BigInt(id));
  if (!found) throw new Refusal('NOT_FOUND');
  const brand = await identity.brandNameOf(found.uid);
  return audit.record(origin, async (tx) => {
    const held = await cases.lock(tx, found.id);
    if (held?.state !== 'open') throw new Refusal('AML_CASE_CLOSED');
    const { uid } = held;
    const askedBy = nameOfActor(origin.actor);
    const askedId = await asked.ask(tx, { uid, caseId: held.id, kind, askedBy });
    if (askedId === null) throw new Refusal('AML_ASKED_ALREADY');
    return {
      result: { id: String(askedId) },
      entries: [
        {
          action: 'aml.documents-asked',
          subject: { kind: 'case', id },
          after: { documents: kind },
        },
      ],
      events: [eventOf(documentsAsked, { uid, key: String(askedId) }, { brand })],
    };
  });
}

/** An address that shows one picture to the officer who asks, for a short while. No address without an entry. */
export async function lookAtAmlDocument(
  { audit, asked, identity }: AmlServices,
  context: StaffContext,
  { id, place }: RequestOf<typeof lookCall>,
): Promise<AnswerOf<typeof lookCall>> {
  const key = await audit.record(byStaff(context), async (tx) => {
    const found = await asked.find(tx, BigInt(id));
    const picture = found?.pictures[place - 1];
    if (!found || picture === undefined) throw new Refusal('NOT_FOUND');
    return {
      result: picture,
      entries: [
        {
          action: 'aml.document-seen',
          subject: { kind: 'case', id: String(found.caseId) },
          after: { documents: found.kind, place },
        },
      ],
    };
  });
  return identity.uploads.addressForStaff(context, key);
}
