import { plainSecondFactor } from '@perya/contract/rules/account-fields';
import { hashToken } from '../../../platform/credentials/hash-token.ts';
import { readableSecret } from '../../../platform/credentials/readable-secret.ts';
import { findStep } from '../../../platform/credentials/totp.ts';
import type { StaffEntranceContext } from '../../../platform/http/context.ts';
import { deviceName } from '../../../platform/http/device-name.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, type Recorded } from '../../audit/index.ts';
import type { Account } from '../accounts/account.store.ts';
import { isUsable } from '../accounts/require-account.ts';
import { recoveryCodes, sessionHours } from '../policy.ts';
import { noteDevice } from '../requests/note-device.ts';
import type { StaffServices } from '../services.ts';
import { newSession } from '../sessions/new-session.ts';
import { beginSecondStep } from './begin-second-step.ts';
import { tryGuess } from './try-guess.ts';

/** Checks a password. Nobody learns whether the address has an account, or whether it is switched off. */
export async function login(
  services: StaffServices,
  context: StaffEntranceContext,
  { email, password }: { email: string; password: string },
) {
  const { rateLimiter, accounts, hasher } = services;
  await rateLimiter.count('staffLoginAddress', networkOf(context.address));
  const found = await accounts.findByEmail(email);
  const account = isUsable(services, found) ? found : null;
  const isRight = await tryGuess(services, context, { tried: 'password', email }, () =>
    hasher.matches(account?.passwordHash ?? null, password),
  );
  if (!account || !isRight) throw new Refusal('STAFF_LOGIN_WRONG');
  return beginSecondStep(services, account);
}

const recoveryDigest = 'staff-recovery';

/** A code of the app, or a recovery code; either works once. An app that is not confirmed has no recovery codes. */
async function isGood(services: StaffServices, account: Account, typed: string): Promise<boolean> {
  const { keyring, secondFactors } = services;
  if (account.totpSealed === null) return false;
  const code = plainSecondFactor(typed);
  const step = findStep(keyring.open(account.totpSealed), code, Date.now());
  if (step !== null) return secondFactors.acceptStep(account.id, step);
  return secondFactors.useRecoveryCode(account.id, keyring.digest(recoveryDigest, code));
}

/** The first code confirms the app and earns the recovery codes, which are shown this once. */
async function confirmApp(
  { keyring, secondFactors }: StaffServices,
  tx: Recorded,
  { id, totpSealed }: Account,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, readableSecret);
  const hashes = codes.map((code) => keyring.digest(recoveryDigest, plainSecondFactor(code)));
  if (!totpSealed || !(await secondFactors.confirm(tx, id, totpSealed, hashes))) {
    throw new Refusal('STAFF_LOGIN_OVER');
  }
  return codes;
}

async function openSession(
  services: StaffServices,
  context: StaffEntranceContext,
  account: Account,
  challengeHash: Buffer,
) {
  const { audit, accounts, challenges, sessions } = services;
  const staffId = account.id;
  const { address, userAgent } = context;
  const session = newSession(staffId, { address, deviceName: deviceName(userAgent) });
  const isFirst = account.totpConfirmedAt === null;
  const codes = await audit.record(byStaff({ ...context, staffId }), async (tx) => {
    // Whoever switches the account off, or invites it anew, comes before this or after it.
    const present = await accounts.lock(tx, staffId);
    if (!isUsable(services, present) || !(await challenges.take(tx, challengeHash))) {
      throw new Refusal('STAFF_LOGIN_OVER');
    }
    const result = isFirst ? await confirmApp(services, tx, account) : null;
    await sessions.insert(tx, session);
    return {
      result,
      entries: [
        {
          action: isFirst ? 'staff.enrolled' : 'staff.signed-in',
          subject: { kind: 'staff', id: String(staffId) },
          after: { session: session.id },
        },
      ],
    };
  });
  context.staffCookie.keep(session.token, sessionHours * 3600);
  // Two accounts of one device are one person to what needs a second one.
  await noteDevice(services, { ...context, staffId });
  return codes;
}

/** Opens the session: only a code does, and a login without one has no session at all. */
export async function finishLogin(
  services: StaffServices,
  context: StaffEntranceContext,
  { challenge, code }: { challenge: string; code: string },
) {
  const { rateLimiter, challenges, accounts, metrics } = services;
  await rateLimiter.count('staffLoginAddress', networkOf(context.address));
  const challengeHash = hashToken(challenge);
  const staffId = await challenges.find(challengeHash);
  const account = staffId === null ? null : await accounts.find(staffId);
  if (!account) throw new Refusal('STAFF_LOGIN_OVER');
  const isRight = await tryGuess(services, context, { tried: 'code', staffId: account.id }, () =>
    isGood(services, account, code),
  );
  if (!isRight) throw new Refusal('STAFF_CODE_WRONG');
  const codes = await openSession(services, context, account, challengeHash);
  metrics.countLogin('signed-in');
  return { recovery_codes: codes };
}
