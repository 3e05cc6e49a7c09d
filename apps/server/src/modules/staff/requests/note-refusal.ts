import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, type Subject } from '../../audit/index.ts';
import type { RequestServices } from './services.ts';

/** Runs a deed with requests; one that is refused is written down before it is answered. */
export async function noteRefusal<T>(
  { audit }: Pick<RequestServices, 'audit'>,
  context: StaffContext,
  tried: { deed: 'ask' | 'approve' | 'decline' | 'withdraw'; subject: Subject },
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { deed, subject } = tried;
    await audit.record(byStaff(context), async () => ({
      result: undefined,
      entries: [
        { action: 'staff.request-refused', subject, after: { tried: deed, refusal: error.code } },
      ],
    }));
    throw error;
  }
}
