import { type Client, createClient } from '@perya/contract/client';
import type { Role } from '@perya/contract/staff/roles';
import { staffHeader, staffHeaderValues } from '@perya/contract/staff/staff-header';
import { addressOf } from '../page/open.ts';
import { grantStaff } from './grant-staff.ts';

/** A new member of staff with this role, who speaks to the server as the staff app does. */
export async function staffClient(role: Role): Promise<Client> {
  const { token } = await grantStaff(role);
  return createClient({
    baseUrl: addressOf(''),
    token: { get: () => null, clear: () => {} },
    headers: () => ({
      [staffHeader]: staffHeaderValues.byHand,
      cookie: `perya_staff=${token}`,
    }),
  });
}
