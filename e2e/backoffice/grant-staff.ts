import { createHash, randomBytes } from 'node:crypto';
import { isOutsideRole, type Role, roles } from '@perya/contract/staff/roles';
import { lookIntoDatabase } from '../setup/look-into-database.ts';

export interface GrantedStaff {
  id: string;
  email: string;
  name: string;
  /** What the cookie `perya_staff` carries. */
  token: string;
}

/**
 * A new member of staff with a session, written where the server keeps them: the product has no door
 * that opens without a password and a code. How one logs in by hand is tested elsewhere.
 */
export async function grantStaff(
  role: Role,
  dataDir = process.env['E2E_DATA'] ?? '',
): Promise<GrantedStaff> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  const mark = randomBytes(6).toString('hex');
  const email = `${role}-${mark}@house.example`;
  const name = roles[role].en;
  // An account of somebody from outside is for a time, and from somewhere.
  const term = isOutsideRole(role)
    ? `now() + interval '30 days', array['127.0.0.0/8', '::1/128']::cidr[]`
    : 'null, null';
  const [made] = await lookIntoDatabase<{ id: string }>(
    dataDir,
    `with made as (
       insert into staff.account (email, name, role, ends_at, networks)
       values ('${email}', '${name}', '${role}', ${term}) returning id
     )
     insert into staff.session (id, staff_id, token_hash, device_name, address, ends_at)
     select '${mark}', id, '\\x${hash}', 'A browser test', '127.0.0.1', now() + interval '12 hours' from made
     returning staff_id::text as id`,
  );
  if (!made) throw new Error(`No member of staff could be made for ${role}`);
  return { id: made.id, email, name, token };
}
