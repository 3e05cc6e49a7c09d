import type { KycStatus } from '@perya/contract/rules/kyc-status';
import { lookIntoDatabase } from '../setup/look-into-database.ts';
import { elsewhere, freshPhone } from './player.ts';

interface PlayerOptions {
  readonly password?: string;
  /** How long ago the account was made. */
  readonly hoursOld?: number;
}

/**
 * The phone of a new player whose identity check stands so, written where the server keeps it. How a
 * status comes about is tested elsewhere.
 */
export async function playerWithStatus(
  status: KycStatus,
  { password, hoursOld = 0 }: PlayerOptions = {},
): Promise<string> {
  const phone = freshPhone();
  await elsewhere().register(phone, password);
  await lookIntoDatabase(
    process.env['E2E_DATA'] ?? '',
    `with held as (
       update identity.player set created_at = created_at - make_interval(hours => ${hoursOld}),
         noted_status = '${status}'
       where phone = '${phone}' returning uid
     )
     insert into kyc.record (bucket, uid, status, before_block)
     select platform.bucket_of(uid), uid, '${status}', ${status === 'block' ? "'unset'" : 'null'} from held`,
  );
  return phone;
}

/** From now on the identity check of that player stands so. */
export async function setStatus(phone: string, status: Exclude<KycStatus, 'block'>): Promise<void> {
  await lookIntoDatabase(
    process.env['E2E_DATA'] ?? '',
    `with held as (
       update identity.player set noted_status = '${status}' where phone = '${phone}' returning uid
     )
     update kyc.record set status = '${status}' from held where record.uid = held.uid`,
  );
}
