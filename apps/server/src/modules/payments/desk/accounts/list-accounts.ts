import type { StaffPayoutAccount } from '@perya/contract/payments/staff-calls/withdrawals';
import { seconds } from '../../../../platform/wire-time.ts';
import { maskedAccount } from '../desk.present.ts';
import type { DeskServices } from '../services.ts';
import { presentInquiry } from './inquiry.present.ts';

/** Where a player is paid to, and what the banks said of it. */
export async function listAccounts(
  { accounts }: Pick<DeskServices, 'accounts'>,
  uid: bigint,
): Promise<StaffPayoutAccount[]> {
  const rows = await accounts.list(uid);
  return rows.map((row) => ({
    id: String(row.id),
    channel_name: row.channelName,
    // That of an account that was erased is empty.
    account: maskedAccount(row.numberTail || null),
    is_usable: row.status === 1,
    created_at: seconds(row.createdAt),
    removed_at: seconds(row.removedAt),
    inquiry: presentInquiry(row),
  }));
}
