import { plainSecondFactor } from '@perya/contract/rules/account-fields';
import { readableSecret } from '../../../platform/credentials/readable-secret.ts';
import type { StaffEntranceContext } from '../../../platform/http/context.ts';
import { deviceName } from '../../../platform/http/device-name.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, type Recorded } from '../../audit/index.ts';
import type { Account } from '../accounts/account.store.ts';
import { isUsable } from '../accounts/require-account.ts';
import { recoveryCodes, sessionHours } from '../policy.ts';
import { noteDevice } from '../requests/note-device.ts';
import { isFromWithin } from '../roles/networks.ts';
import { requireRole } from '../roles/role-text.ts';
import type { StaffServices } from '../services.ts';
import { newSession } from '../sessions/new-session.ts';
import { recoveryDigest } from './check-code.ts';

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

/** A role, and an account, may be for certain networks alone; who comes from elsewhere stays out, and it is written down. */
async function requireNetwork(
  services: StaffServices,
  context: StaffEntranceContext,
  { id, role, networks: own }: Account,
): Promise<void> {
  const { networks } = await requireRole(services, role);
  if (isFromWithin(context.address, networks, own)) return;
  await services.audit.record(byStaff({ ...context, staffId: id }), async () => ({
    result: undefined,
    entries: [
      {
        action: 'staff.network-refused',
        subject: { kind: 'staff', id: String(id) },
        after: { role },
      },
    ] as const,
  }));
  throw new Refusal('STAFF_NETWORK');
}

interface FinishedLogin {
  challengeHash: Buffer;
  by: 'code' | 'passkey' | 'company';
  /** Of a login that was looked at before this transaction alone: whether what it rests on is still there. */
  stillHolds?: (tx: Recorded) => Promise<boolean>;
}

/** Completes a login whose second step was right, or was left to the provider; answers the recovery codes of an app that it has confirmed. */
export async function openSession(
  services: StaffServices,
  context: StaffEntranceContext,
  account: Account,
  { challengeHash, by, stillHolds = async () => true }: FinishedLogin,
): Promise<string[] | null> {
  const { audit, accounts, challenges, sessions } = services;
  const staffId = account.id;
  const { address, userAgent } = context;
  await requireNetwork(services, context, account);
  const session = newSession(staffId, { address, deviceName: deviceName(userAgent) });
  const isFirst = account.totpConfirmedAt === null;
  const codes = await audit.record(byStaff({ ...context, staffId }), async (tx) => {
    // Whoever switches the account off, or invites it anew, comes before this or after it.
    const present = await accounts.lock(tx, staffId);
    const isOpen = isUsable(services, present) && (await stillHolds(tx));
    const way = isOpen ? await challenges.take(tx, challengeHash) : null;
    if (way === null) throw new Refusal('STAFF_LOGIN_OVER');
    const result = isFirst ? await confirmApp(services, tx, account) : null;
    await sessions.insert(tx, session);
    return {
      result,
      entries: [
        {
          action: isFirst ? 'staff.enrolled' : 'staff.signed-in',
          subject: { kind: 'staff', id: String(staffId) },
          after: { session: session.id, way, by },
        },
      ],
    };
  });
  context.staffCookie.keep(session.token, sessionHours * 3600);
  // Two accounts of one device are one person to what needs a second one.
  await noteDevice(services, { ...context, staffId });
  return codes;
}
