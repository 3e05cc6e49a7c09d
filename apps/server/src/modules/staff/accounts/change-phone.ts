import type { StaffContext } from '../../../platform/http/context.ts';
import { byStaff, nothingChanged } from '../../audit/index.ts';
import type { StaffServices } from '../services.ts';

/** Enough to see that it changed; the audit keeps no contact of a person. */
const masked = (phone: string | null) => phone && `${phone.slice(0, 3)}•••${phone.slice(-2)}`;

/** The phone that a member of staff is known by, beside account and device. */
export async function changePhone(
  { audit, accounts, people }: StaffServices,
  context: StaffContext,
  { id, phone, reason }: { id: string; phone: string | null; reason: string },
): Promise<{ phone: string | null }> {
  const staffId = BigInt(id);
  return audit.record<{ phone: string | null }>(byStaff(context), async (tx) => {
    await accounts.lock(tx, staffId);
    const before = await people.setPhone(tx, staffId, phone);
    if (before === phone) return nothingChanged({ phone: masked(phone) });
    return {
      result: { phone: masked(phone) },
      entries: [
        {
          action: 'staff.phone-changed',
          subject: { kind: 'staff', id },
          before: { phone: masked(before) },
          after: { phone: masked(phone) },
          reason,
        },
      ],
    };
  });
}
