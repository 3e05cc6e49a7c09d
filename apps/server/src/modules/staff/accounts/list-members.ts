import { listRows } from '@perya/contract/staff/list';
import { Refusal } from '../../../platform/http/refusal.ts';
import { readIdCursor, writeCursor } from '../../../platform/lists/cursor.ts';
import type { StaffServices } from '../dependencies.ts';
import { presentMember, presentSession } from '../staff.present.ts';
import type { MemberFilter } from './members.store.ts';

export async function listMembers(
  { members }: StaffServices,
  request: MemberFilter & { cursor?: string | undefined; limit?: number | undefined },
) {
  const { cursor, limit = listRows.byDefault, ...filter } = request;
  const found = await members.list(filter, readIdCursor(cursor), limit + 1);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows: rows.map(presentMember),
    next: found.length > limit && last ? writeCursor(String(last.id)) : null,
    count: await members.count(filter),
  };
}

export async function readMember({ members, sessions }: StaffServices, { id }: { id: string }) {
  const member = await members.find(BigInt(id));
  if (!member) throw new Refusal('NOT_FOUND');
  const open = await sessions.list(member.id);
  return { ...presentMember(member), open: open.map((session) => presentSession(session, null)) };
}
