import type { AmlDecisionWanted } from '@perya/contract/aml/staff-calls/cases';
import { eventOf } from '../../../platform/events/event.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { nameOfActor, type RequestAction } from '../../audit/index.ts';
import { caseDecided } from '../events.ts';
import type { AmlServices } from '../services.ts';
import type { CaseRow } from './case.store.ts';

/** A case that can end as it stands, with the narrative that was read. */
function requireReady(found: CaseRow | null, revision: number): CaseRow {
  if (!found) throw new Refusal('NOT_FOUND');
  if (found.state !== 'open') throw new Refusal('AML_CASE_CLOSED');
  if (found.revision !== revision) throw new Refusal('CHANGED_MEANWHILE');
  if (found.narrative.trim() === '') throw new Refusal('AML_NO_NARRATIVE');
  return found;
}

/** Ends a case: the law is told, or nothing is suspicious after all. Payouts that are held stay so until two let them go. */
export function decideCase({
  cases,
  reports,
  waiting,
}: Pick<AmlServices, 'cases' | 'reports' | 'waiting'>): RequestAction<AmlDecisionWanted> {
  return {
    async describe({ case: id, decision, revision }) {
      const { dueOn } = requireReady(await cases.find(BigInt(id)), revision);
      const says = {
        report: {
          en: `AML case ${id} is reported as suspicious; the report is due on ${dueOn}. Read the narrative first.`,
          tl: `Iuulat bilang kahina-hinala ang kaso ${id} ng AML; ${dueOn} ang takda ng ulat. Basahin muna ang salaysay.`,
        },
        dismiss: {
          en: `AML case ${id} is closed: nothing is suspicious after all. Read the narrative first.`,
          tl: `Isasara ang kaso ${id} ng AML: walang kahina-hinala. Basahin muna ang salaysay.`,
        },
      };
      return { subject: { kind: 'case', id }, topic: id, says: says[decision] };
    },
    async carryOut(tx, { origin, input, reason }) {
      const { case: id, decision } = input;
      const held = requireReady(await cases.lock(tx, BigInt(id)), input.revision);
      await cases.close(tx, held.id, decision, nameOfActor(origin.actor));
      await waiting.queue(tx, held.uid);
      if (decision === 'report') {
        const { uid, sinceDay: day, dueOn } = held;
        await reports.add(tx, { kind: 'str', uid, day, dueOn, caseId: held.id });
      }
      return {
        entries: [
          {
            action: 'aml.case-decided',
            subject: { kind: 'case', id },
            before: { state: 'open' },
            after: { state: 'closed', decision },
            reason,
          },
        ],
        events: [eventOf(caseDecided, { uid: null, key: id }, { decision })],
      };
    },
  };
}
