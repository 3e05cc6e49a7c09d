import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, type Subject } from '../../audit/index.ts';
import type { RequestServices } from './services.ts';

/** What is asked for, or which request it is about: the entry says of which action, by which it is shown or not. */
type Tried =
  | { deed: 'ask'; action: string }
  | { deed: 'approve' | 'decline' | 'withdraw'; id: bigint };

/** Runs a deed with requests; one that is refused is written down before it is answered. */
export async function noteRefusal<T>(
  { audit, requests }: Pick<RequestServices, 'audit' | 'requests'>,
  context: StaffContext,
  tried: Tried,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isAsked = tried.deed === 'ask';
    const action = isAsked ? tried.action : (await requests.find(tried.id))?.action;
    const subject: Subject = isAsked
      ? { kind: 'staff', id: String(context.staffId) }
      : { kind: 'request', id: String(tried.id) };
    const after = { tried: tried.deed, refusal: error.code, ...(action && { action }) };
    await audit.record(byStaff(context), async () => ({
      result: undefined,
      entries: [{ action: 'staff.request-refused', subject, after }],
    }));
    throw error;
  }
}
