import type { AnswerOf } from '@perya/contract/call';
import {
  type listStaffActivity as activityCall,
  activityDays,
  type listOpenSessions as sessionsCall,
} from '@perya/contract/staff/calls/accounts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { StaffServices } from '../services.ts';
import { presentSession } from '../staff.present.ts';

/** Who is in at present, and from where. */
export async function listOpenSessions(
  { sessions }: StaffServices,
  { staffSession }: Pick<StaffContext, 'staffSession'>,
): Promise<AnswerOf<typeof sessionsCall>> {
  const open = await sessions.listAll();
  return {
    rows: open.map((session) => ({
      ...presentSession(session, staffSession),
      staff_id: String(session.staffId),
      name: session.name,
      role: session.role,
      is_new_address: session.isNewAddress,
    })),
  };
}

type Acts = Awaited<ReturnType<StaffServices['staffActs']>>;

/** All days of one person together, and how many of each. */
function sumOf(own: Acts) {
  const sum = (of: (day: Acts[number]) => number) => own.reduce((all, day) => all + of(day), 0);
  const last = own.toSorted((a, b) => b.lastAt.getTime() - a.lastAt.getTime()).at(0);
  const byAge = new Map(own.map(({ daysAgo, acts }) => [daysAgo, acts]));
  return {
    acts: sum(({ acts }) => acts),
    reveals: sum(({ reveals }) => reveals),
    exports: sum(({ exports }) => exports),
    refused: sum(({ refused }) => refused),
    at_night: sum(({ atNight }) => atNight),
    last_at: seconds(last?.lastAt),
    days: Array.from({ length: activityDays }, (_, at) => byAge.get(activityDays - 1 - at) ?? 0),
  };
}

/** What each of those who can get in, or did something lately, did; the busiest first. */
export async function listActivity({
  staffActs,
  accounts,
}: Pick<StaffServices, 'staffActs' | 'accounts'>): Promise<AnswerOf<typeof activityCall>> {
  const [acts, colleagues] = await Promise.all([
    staffActs(activityDays),
    accounts.listColleagues(),
  ]);
  const rows = colleagues.map(({ id, name, role, isOff }) => {
    const own = acts.filter(({ staffId }) => staffId === id);
    return { isOff, row: { staff_id: String(id), name, role, ...sumOf(own) } };
  });
  return {
    rows: rows
      .filter(({ isOff, row }) => !isOff || row.acts > 0)
      .map(({ row }) => row)
      .toSorted((a, b) => b.acts - a.acts || a.name.localeCompare(b.name)),
  };
}
