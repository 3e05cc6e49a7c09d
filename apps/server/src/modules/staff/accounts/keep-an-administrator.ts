import { Refusal } from '../../../platform/http/refusal.ts';
import type { Recorded } from '../../audit/index.ts';
import type { StaffServices } from '../services.ts';

/** Refuses what would leave nobody who can manage staff. Nobody waits for the account itself before this. */
export async function keepAnAdministrator(
  { members, allowsDemo }: Pick<StaffServices, 'members' | 'allowsDemo'>,
  tx: Recorded,
  without: bigint,
): Promise<void> {
  const able = await members.lockAdministrators(tx, allowsDemo);
  if (able.includes(without) && able.length === 1) throw new Refusal('STAFF_LAST_ADMINISTRATOR');
}
