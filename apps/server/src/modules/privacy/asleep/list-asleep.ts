import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listAsleepAccounts as listCall } from '@perya/contract/privacy/staff-calls/asleep';
import { toPesos } from '@perya/money';
import type { StaffContext } from '../../../platform/http/context.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { PrivacyServices } from '../services.ts';

export async function listAsleepAccounts(
  { asleep }: PrivacyServices,
  _context: StaffContext,
  request: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const page = await asleep.page(request);
  return {
    ...page,
    rows: page.rows.map(({ uid, lastUsedAt, foundAt, balance }) => ({
      uid: String(uid),
      last_used_at: seconds(lastUsedAt),
      found_at: seconds(foundAt),
      balance: toPesos(balance),
    })),
  };
}
