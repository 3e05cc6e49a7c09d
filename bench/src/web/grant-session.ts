import { randomBytes } from 'node:crypto';
import { hashToken } from '../../../apps/server/src/platform/credentials/hash-token.ts';
import { asOwner } from './as-owner.ts';

/** A session of an administrator, written where the server keeps them: how one logs in is not what is measured. */
export async function grantSession(dataDir: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await asOwner(dataDir, (client) =>
    client.query(
      `with account as (
         insert into staff.account (email, name, role) values ('bench@staff.example', 'Bench', 'administrator') returning id
       )
       insert into staff.session (id, staff_id, token_hash, device_name, address, ends_at)
         select 'bench', id, $1, '', '127.0.0.1', now() + interval '12 hours' from account`,
      [hashToken(token)],
    ),
  );
  return token;
}
