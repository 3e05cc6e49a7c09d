import { randomBytes } from 'node:crypto';
import { createClient } from '@perya/contract/client';
import { ClientError } from '@perya/contract/client-errors';
import { giveProof } from '@perya/contract/identity/calls/proof';
import { sendCode } from '@perya/contract/identity/calls/session';
import { insertAccount } from '@perya/contract/payments/calls/withdraw-accounts';
import { askDatabase, newPerson, submitIdentity } from '../backoffice/submit-identity.ts';
import { freshPhone, readCode } from '../identity/player.ts';
import { addressOf } from '../page/open.ts';
import { openSession } from '../page/sign-in.ts';

interface Money {
  /** In pesos. */
  readonly free?: number;
  /** In pesos, to be played once before it can be withdrawn. */
  readonly locked?: number;
}

const quoted = (text: string) => `'${text}'`;

/** Puts money into a wallet as the ledger does, and takes it out with a minus; how it comes in is tested elsewhere. */
export async function moveMoney(uid: string, pesos: number, isLocked = false): Promise<void> {
  const amount = pesos * 100;
  const key = quoted(`E2E-${randomBytes(8).toString('hex')}`);
  const [required, times] = isLocked ? [amount, 1] : ['null', 'null'];
  const [posted] = await askDatabase<{ outcome: string }>(
    `select outcomes[1] as outcome from ledger.post(array[${uid}]::bigint[], array['e2e'],
       array[${key}], array[sha256(${key}::bytea)], array[${amount}]::bigint[], array[0]::bigint[],
       array[${required}]::bigint[], array[${times}]::bigint[], array[false], array[1],
       array['house:e2e'], array[${-amount}]::bigint[])`,
  );
  if (posted?.outcome !== 'APPLIED') throw new Error(`The money did not move: ${posted?.outcome}`);
}

/** A player of long standing: paid out before, on this device and verified for long, so that no rule sends a withdrawal to a person. */
export async function ageStanding(uid: string): Promise<void> {
  const then = "now() - interval '1 year'";
  await askDatabase(`update identity.login_event set at = ${then} where uid = ${uid}`);
  await askDatabase(`update kyc.record set updated_at = ${then} where uid = ${uid}`);
  await askDatabase(`update payments.account set created_at = ${then} where uid = ${uid}`);
  await askDatabase(
    `insert into payments.withdrawal (uid, request_key, channel_id, account_id, amount, status, gateway, created_at, changed_at)
     values (${uid}, gen_random_uuid(), 2001, 1, 10000, 'completed', 'sandbox', ${then}, ${then})`,
  );
}

/** A session beside that of the browser, whose token a proof here would replace. */
async function openElsewhere(uid: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const id = quoted(randomBytes(9).toString('base64url'));
  await askDatabase(
    `insert into identity.session (uid, id, token_hash, device_name, address, expires_at)
     values (${uid}, ${id}, sha256(${quoted(token)}::bytea), '', '', now() + interval '1 hour')`,
  );
  return token;
}

/** A player with the names of an identity check that was passed, and with money. */
export async function verifiedPlayer({ free = 0, locked = 0 }: Money = {}) {
  const phone = freshPhone();
  const session = await openSession({ phone });
  const { uid, person } = await submitIdentity(newPerson(), session);
  await askDatabase(`update kyc.record set status = 'fully_kyc' where uid = ${uid}`);
  await askDatabase(`update identity.player set noted_status = 'fully_kyc' where uid = ${uid}`);
  // Nobody waits for a reviewer any more.
  await askDatabase(
    `update kyc.review set state = 'approved', decided_at = now() where uid = ${uid}`,
  );
  if (locked > 0) await moveMoney(uid, locked, true);
  if (free > 0) await moveMoney(uid, free);
  let token: string | null = null;
  const client = createClient({
    baseUrl: addressOf(''),
    token: { get: () => token, clear: () => {} },
  });
  const prove = async () => {
    const { id } = await client.call(sendCode, { phone, purpose: 'proof' });
    const code = { otp_id: id, code: await readCode(phone) };
    token = (await client.call(giveProof, { kind: 'code', ...code })).token;
  };
  const names = { ...person, middle_name: '' };
  return {
    uid,
    phone,
    session,
    name: `${person.first_name} ${person.last_name}`,
    /** From another device of the player. */
    async addAccount(channel_name: string, account: string) {
      token ??= await openElsewhere(uid);
      const add = () => client.call(insertAccount, { account, channel_name, ...names });
      return add().catch(async (error: unknown) => {
        if (!(error instanceof ClientError) || error.code !== 'PROOF_REQUIRED') throw error;
        await prove();
        return add();
      });
    },
    /** As if the session had been opened inside a partner's app, or on the web again. */
    enterBy: (partner: 'web' | 'maya' | 'lazada') =>
      askDatabase(`update identity.session set partner = '${partner}' where uid = ${uid}`),
  };
}
