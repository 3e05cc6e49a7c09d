import { networkOf } from '../../../platform/http/network-of.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { RefusedStaffCall } from '../../../platform/http/staff-guard.ts';
import { byStaff, byVisitor, type Subject } from '../../audit/index.ts';
import type { StaffServices } from '../services.ts';

/** False once so many were written down lately that more would only fill the audit. */
async function hasRoom({ rateLimiter }: StaffServices, address: string): Promise<boolean> {
  try {
    await rateLimiter.count('staffRefusedAddress', networkOf(address));
    await rateLimiter.count('staffRefusedAll', 'all');
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Counts a call of staff that was turned away and, up to a bound, writes it into the audit. */
export async function noteRefused(
  services: StaffServices,
  refused: RefusedStaffCall,
): Promise<void> {
  const { call, reason, staffId } = refused;
  services.metrics.countRefused(reason);
  // Whoever shows nothing has only opened the app.
  if (reason === 'nobody' || !(await hasRoom(services, refused.address))) return;
  const subject: Subject =
    staffId === null ? { kind: 'house' } : { kind: 'staff', id: String(staffId) };
  const origin = staffId === null ? byVisitor(refused) : byStaff({ ...refused, staffId });
  await services.audit.record(origin, async () => ({
    result: undefined,
    entries: [{ action: 'staff.call-refused', subject, after: { call, reason } }],
  }));
}
