import type { StaffContext } from '../../../platform/http/context.ts';
import type { StaffServices } from '../services.ts';
import { presentSession } from '../staff.present.ts';

export async function listOwnSessions({ sessions }: StaffServices, context: StaffContext) {
  const open = await sessions.list(context.staffId);
  return { rows: open.map((session) => presentSession(session, context.staffSession)) };
}
