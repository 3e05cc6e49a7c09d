import type { NoteStaffLook } from '../../../platform/http/staff-guard.ts';
import { byStaff } from '../../audit/index.ts';
import type { StaffServices } from '../services.ts';

/** A tab that asks again by itself for what it shows is one look for this long. */
const oneLookMs = 10 * 60_000;
const keptMax = 5000;

/** Every look of somebody from outside is in the audit before it is answered: which list or record, and what was asked for. */
export function createNoteLook(services: Pick<StaffServices, 'audit' | 'metrics'>): NoteStaffLook {
  /** When a session last had the same look written down by this process. */
  const noted = new Map<string, number>();
  return async (look) => {
    const { call, asked, session, isRefresh } = look;
    const key = `${session} ${call} ${asked}`;
    const notedAt = noted.get(key) ?? Number.NEGATIVE_INFINITY;
    if (isRefresh && performance.now() - notedAt < oneLookMs) return;
    await services.audit.record(byStaff(look), async () => ({
      result: undefined,
      entries: [
        { action: 'staff.looked', subject: { kind: 'list', list: call }, after: { asked } },
      ] as const,
    }));
    if (noted.size >= keptMax) noted.clear();
    noted.set(key, performance.now());
    services.metrics.countLook();
  };
}
