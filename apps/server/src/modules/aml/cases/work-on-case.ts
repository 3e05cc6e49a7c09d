import type {
  claimAmlCase as claimCall,
  holdAmlPayouts as holdCall,
  writeAmlNarrative as narrativeCall,
  openAmlCase as openCall,
} from '@perya/contract/aml/staff-calls/cases';
import type { AnswerOf, RequestOf } from '@perya/contract/call';
import { manilaDay } from '@perya/contract/manila-time';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { holderOf } from '../../../platform/lists/queue.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff, nameOfActor, nothingChanged, type Recorded } from '../../audit/index.ts';
import type { AmlServices } from '../services.ts';
import type { CaseRow } from './case.store.ts';
import { keepFindings } from './keep-findings.ts';

/** The case, held until the end of the transaction; one that was decided is worked on no more. */
async function lockOpen({ cases }: AmlServices, tx: Recorded, id: string): Promise<CaseRow> {
  const held = await cases.lock(tx, BigInt(id));
  if (!held) throw new Refusal('NOT_FOUND');
  if (held.state !== 'open') throw new Refusal('AML_CASE_CLOSED');
  return held;
}

/** Opens a case for what a person has seen. */
export async function openAmlCase(
  services: AmlServices,
  context: StaffContext,
  { uid: asked, reason }: RequestOf<typeof openCall>,
): Promise<AnswerOf<typeof openCall>> {
  const { audit, cases, history, identity } = services;
  const uid = BigInt(asked);
  if (!(await identity.account(uid))) throw new Refusal('NOT_FOUND');
  const day = manilaDay(await history.now());
  const origin = byStaff(context);
  const by = nameOfActor(origin.actor);
  const seen = { uid, ground: 'seen', day, amount: 0n, count: 0, words: reason } as const;
  return audit.record(origin, async (tx) => {
    if ((await cases.lockOpenOf(tx, uid)) !== null) throw new Refusal('AML_CASE_OPEN');
    const findings = [{ ...seen, topic: context.requestId }];
    const found = { uid, findings, known: [], by, holds: false };
    const { caseId, entries, events } = await keepFindings(services, tx, found);
    return { result: { id: String(caseId) }, entries, events };
  });
}

/** Takes a case for fifteen minutes, or renews that. */
export async function claimAmlCase(
  { audit, cases }: AmlServices,
  context: StaffContext,
  { id }: RequestOf<typeof claimCall>,
): Promise<AnswerOf<typeof claimCall>> {
  const { staffId, staffName: name } = context;
  const until = await audit.record(byStaff(context), async (tx) => {
    const claimed = await cases.claim(tx, { staffId, name }, { id: BigInt(id) });
    if (!claimed) {
      const found = await cases.find(BigInt(id), tx);
      if (!found) throw new Refusal('NOT_FOUND');
      throw new Refusal(found.state === 'open' ? 'PAYMENT_TAKEN' : 'AML_CASE_CLOSED');
    }
    return {
      result: claimed.until,
      entries: [
        {
          action: 'aml.case-claimed',
          subject: { kind: 'case', id },
          after: { renewed: !claimed.isNew },
        },
      ],
    };
  });
  return { until: seconds(until) };
}

/** Writes the narrative of a case that the caller has claimed. The entry says how long it is, not what it says. */
export async function writeAmlNarrative(
  services: AmlServices,
  context: StaffContext,
  { id, revision, narrative }: RequestOf<typeof narrativeCall>,
): Promise<AnswerOf<typeof narrativeCall>> {
  return services.audit.record(byStaff(context), async (tx) => {
    const held = await lockOpen(services, tx, id);
    if (holderOf(held, context.staffId) !== 'caller') throw new Refusal('PAYMENT_NOT_CLAIMED');
    if (held.revision !== revision) throw new Refusal('CHANGED_MEANWHILE');
    const next = await services.cases.setNarrative(tx, held.id, narrative);
    return {
      result: { revision: next },
      entries: [
        {
          action: 'aml.narrative-written',
          subject: { kind: 'case', id },
          before: { revision, length: held.narrative.length },
          after: { revision: next, length: narrative.length },
        },
      ],
    };
  });
}

/** Lets no payout of the player leave, at once: to let them leave again takes two. */
export async function holdAmlPayouts(
  services: AmlServices,
  context: StaffContext,
  { id, reason }: RequestOf<typeof holdCall>,
): Promise<AnswerOf<typeof holdCall>> {
  return services.audit.record<{ is_held: boolean }>(byStaff(context), async (tx) => {
    const held = await lockOpen(services, tx, id);
    const isNew = await services.holds.place(tx, held.uid);
    if (!isNew) return nothingChanged({ is_held: true });
    return {
      result: { is_held: true },
      entries: [{ action: 'aml.payouts-held', subject: { kind: 'case', id }, reason }],
    };
  });
}
