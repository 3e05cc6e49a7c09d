import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { hashToken } from '../../../apps/server/src/platform/credentials/hash-token.ts';
import { readPostmasterNote } from '../../../apps/server/src/platform/database/postmaster.ts';

/** A session of an administrator, written where the server keeps them: how one logs in is not what is measured. */
export async function grantSession(dataDir: string): Promise<string> {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
  const port = readPostmasterNote(dataDir)?.port;
  const client = new pg.Client({
    connectionString: `postgres://perya:${password}@127.0.0.1:${port}/perya`,
  });
  await client.connect();
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `with account as (
       insert into staff.account (email, name, role) values ('bench@staff.example', 'Bench', 'administrator') returning id
     )
     insert into staff.session (id, staff_id, token_hash, device_name, address, ends_at)
       select 'bench', id, $1, '', '127.0.0.1', now() + interval '12 hours' from account`,
    [hashToken(token)],
  );
  await client.end();
  return token;
}
