import type { LoginMethod } from '@perya/contract/identity/calls/account';
import { manilaDay } from '@perya/contract/manila-time';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Recorded } from '../../audit/index.ts';
import type { IdentityServices } from '../services.ts';
import { reopenWithin, type Written } from './close-account.ts';

/**
 * A login into an account that was closed takes the closing back, for as long as that can be done. The player is held
 * first, so that no session begins beside a closing. A partner's app logs in by itself whenever it is opened, and a
 * session is handed over: by these nobody has said anything.
 */
export async function admitLogin(
  services: Pick<IdentityServices, 'players' | 'sessions' | 'closings'>,
  tx: Recorded,
  uid: bigint,
  method: LoginMethod,
): Promise<Written | null> {
  await services.players.lock(tx, uid);
  const closing = await services.closings.find(uid, tx);
  if (closing === null) return null;
  if (!closing.isReopenable || closing.erasedAt !== null) throw new Refusal('ACCOUNT_CLOSED');
  if (method === 'partner' || method === 'handover') {
    const day = manilaDay(closing.reopensUntil);
    throw new Refusal('ACCOUNT_CLOSED', {
      en: `This account is closed. To take that back, log in on our website with your phone number before ${day}`,
      tl: `Sarado ang account na ito. Para bawiin ito, mag-login sa website namin gamit ang phone number mo bago ang ${day}`,
    });
  }
  return reopenWithin(services, tx, { uid });
}
