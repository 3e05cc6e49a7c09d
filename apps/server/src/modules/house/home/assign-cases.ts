import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  assignCase as assignCall,
  endShift as endCall,
  listAssignees as listCall,
  listShiftNotes as notesCall,
} from '@perya/contract/house/staff-calls/assigning';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Colleague, HandedCase } from '../../../platform/lists/assigner.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff, type Entry } from '../../audit/index.ts';
import type { HouseServices } from '../services.ts';

/** Colleagues who may have a case of a queue; without one, of any queue that is the caller's own too. */
export async function listAssignees(
  { assigners, staff }: Pick<HouseServices, 'assigners' | 'staff'>,
  context: StaffContext,
  { queue }: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const needed = assigners
    .filter((one) => (queue ? one.queue === queue : context.permissions.has(one.permission)))
    .map(({ permission }) => permission);
  const found = await staff.listHolding(needed);
  return {
    rows: found
      .filter(({ id }) => id !== context.staffId)
      .map(({ id, name }) => ({ id: String(id), name })),
  };
}

const subjectOf = ({ uid, id }: HandedCase): Entry['subject'] =>
  uid === null ? { kind: 'case', id } : { kind: 'player', uid };

/** A colleague who can get in; what one has oneself is claimed or taken over, and not given. */
async function findOther(
  staff: HouseServices['staff'],
  { staffId }: StaffContext,
  id: string,
): Promise<Colleague> {
  const found = BigInt(id) === staffId ? null : await staff.findColleague(BigInt(id));
  if (found === null) throw new Refusal('ASSIGNEE_UNFIT');
  return found;
}

/** Gives a case to a colleague who may decide it, whoever has it at present. */
export async function assignCase(
  { assigners, staff, audit }: Pick<HouseServices, 'assigners' | 'staff' | 'audit'>,
  context: StaffContext,
  { queue, id, to: toId, reason }: RequestOf<typeof assignCall>,
): Promise<AnswerOf<typeof assignCall>> {
  const assigner = assigners.find((one) => one.queue === queue);
  // Who may not have a case of the desk gives none of it either.
  if (!assigner || !context.permissions.has(assigner.permission)) throw new Refusal('FORBIDDEN');
  const to = await findOther(staff, context, toId);
  if (!to.permissions.has(assigner.permission)) throw new Refusal('ASSIGNEE_UNFIT');
  const { staffId, staffName: name, permissions } = context;
  const hands = { by: { staffId, name, permissions }, to };
  return audit.record<{ name: string }>(byStaff(context), async (tx) => {
    const handed = await assigner.assign(tx, hands, id);
    if (!handed) throw new Refusal('NOT_FOUND');
    const after = { queue, case: handed.id, to: `staff:${to.staffId}` };
    const entry: Entry = {
      action: 'house.case-assigned',
      subject: subjectOf(handed),
      after,
      reason,
    };
    return { result: { name: to.name }, entries: [entry] };
  });
}

/** What a shift leaves: all that the caller has goes to a colleague or back, with words for whoever comes. */
export async function endShift(
  {
    assigners,
    staff,
    audit,
    shifts,
  }: Pick<HouseServices, 'assigners' | 'staff' | 'audit' | 'shifts'>,
  context: StaffContext,
  { to: toId, words }: RequestOf<typeof endCall>,
): Promise<AnswerOf<typeof endCall>> {
  const to = toId === null ? null : await findOther(staff, context, toId);
  return audit.record<AnswerOf<typeof endCall>>(byStaff(context), async (tx) => {
    const handed = { given: 0, returned: 0 };
    for (const assigner of assigners) {
      const fit: Colleague | null = to?.permissions.has(assigner.permission) ? to : null;
      const { given, returned } = await assigner.handOver(tx, context.staffId, fit);
      handed.given += given.length;
      handed.returned += returned.length;
    }
    const cases = handed.given + handed.returned;
    await shifts.add(tx, {
      staffId: context.staffId,
      toStaffId: to?.staffId ?? null,
      cases,
      words,
    });
    const after = { ...handed, to: to === null ? null : `staff:${to.staffId}` };
    return {
      result: handed,
      entries: [{ action: 'house.shift-ended', subject: { kind: 'house' }, after }],
    };
  });
}

/** What colleagues left within the last day. */
export async function listShiftNotes({
  shifts,
  staff,
}: Pick<HouseServices, 'shifts' | 'staff'>): Promise<AnswerOf<typeof notesCall>> {
  const ends = await shifts.list();
  const names = await staff.listNames(
    ends.flatMap(({ staffId, toStaffId }) =>
      toStaffId === null ? [staffId] : [staffId, toStaffId],
    ),
  );
  const nameOf = (id: bigint) => names.get(id) ?? String(id);
  return {
    rows: ends.map(({ id, at, staffId, toStaffId, cases, words }) => ({
      id: String(id),
      at: seconds(at),
      by: nameOf(staffId),
      to: toStaffId === null ? null : nameOf(toStaffId),
      cases,
      words,
    })),
  };
}
