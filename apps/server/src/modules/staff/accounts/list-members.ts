import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listStaff } from '@perya/contract/staff/calls/accounts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { StaffServices } from '../services.ts';
import { presentMember, presentSession } from '../staff.present.ts';

export async function listMembers(
  { members }: StaffServices,
  request: RequestOf<typeof listStaff>,
): Promise<AnswerOf<typeof listStaff>> {
  const page = await members.page(request);
  return { ...page, rows: page.rows.map(presentMember) };
}

export async function readMember({ members, sessions }: StaffServices, { id }: { id: string }) {
  const member = await members.find(BigInt(id));
  if (!member) throw new Refusal('NOT_FOUND');
  const open = await sessions.list(member.id);
  return { ...presentMember(member), open: open.map((session) => presentSession(session, null)) };
}
