import { randomBytes } from 'node:crypto';
import { hashToken } from '../../../platform/credentials/hash-token.ts';
import { toBase32, totpUri } from '../../../platform/credentials/totp.ts';
import type { StaffEntranceContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { Account } from '../accounts/account.store.ts';
import { houseName } from '../policy.ts';
import type { StaffServices } from '../services.ts';
import type { LoginWay } from './challenge.store.ts';

const secretBytes = 20;

/** Proposes a secret to an account that has no authenticator app yet. */
async function enrol({ secondFactors, keyring }: StaffServices, { id, email }: Account) {
  const secret = randomBytes(secretBytes);
  // Somebody has confirmed one since the password was checked.
  if (!(await secondFactors.propose(id, keyring.seal(secret))))
    throw new Refusal('STAFF_LOGIN_OVER');
  return { secret: toBase32(secret), uri: totpUri(secret, houseName, email) };
}

/** The password was right, or the company account: what is left is a code or a passkey; for a code an account without an app gets a secret first. */
export async function beginSecondStep(
  services: StaffServices,
  { pageOrigin }: StaffEntranceContext,
  account: Account,
  way: LoginWay = 'password',
) {
  const enrolment = account.totpConfirmedAt === null ? await enrol(services, account) : null;
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = await services.challenges.insert(hashToken(challenge), account.id, way);
  const has_passkeys = await services.passkeys.serves(pageOrigin, account.id);
  return { challenge, expires_at: seconds(expiresAt), enrolment, has_passkeys };
}
