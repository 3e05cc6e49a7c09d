import { plainSecondFactor } from '@perya/contract/rules/account-fields';
import { hashToken } from '../../../platform/credentials/hash-token.ts';
import type { StaffEntranceContext } from '../../../platform/http/context.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff } from '../../audit/index.ts';
import { beginSecondStep } from '../entrance/begin-second-step.ts';
import { refuseWeakPassword } from '../entrance/refuse-weak-password.ts';
import { roleText } from '../roles/role-text.ts';
import type { StaffServices } from '../services.ts';

/** Whose invitation it is; every look is counted. */
export async function findInvited(
  { rateLimiter, accounts, invitations }: StaffServices,
  context: StaffEntranceContext,
  invitation: string,
) {
  await rateLimiter.count('staffLoginAddress', networkOf(context.address));
  const found = await invitations.find(hashToken(invitation));
  const account = found && (await accounts.find(found.staffId));
  if (!found || account?.switchedOffAt !== null) throw new Refusal('INVITATION_OVER');
  return { ...found, account };
}

export async function readInvitation(
  services: StaffServices,
  context: StaffEntranceContext,
  { invitation }: { invitation: string },
) {
  const { account, expiresAt, needsCode } = await findInvited(services, context, invitation);
  const { email, name, role } = account;
  return {
    email,
    name,
    role,
    role_title: await roleText(services, role),
    expires_at: seconds(expiresAt),
    needs_code: needsCode,
  };
}

/** The link of one opens nothing without the code of the other. */
export async function requireInvitationCode(
  { invitations }: Pick<StaffServices, 'invitations'>,
  tokenHash: Buffer,
  codeHash: Buffer,
): Promise<void> {
  if (await invitations.isWrongCode(tokenHash, codeHash)) throw new Refusal('INVITATION_CODE');
}

/** Sets the password of an invited account. It still opens nothing: the authenticator app comes first. */
export async function takeInvitation(
  services: StaffServices,
  context: StaffEntranceContext,
  { invitation, code, password }: { invitation: string; code: string; password: string },
) {
  const { audit, accounts, invitations, hasher, company } = services;
  if (company?.isOnly) throw new Refusal('COMPANY_LOGIN_ONLY');
  const { account } = await findInvited(services, context, invitation);
  const tokenHash = hashToken(invitation);
  const codeHash = hashToken(plainSecondFactor(code));
  await requireInvitationCode(services, tokenHash, codeHash);
  refuseWeakPassword(account, password);
  const passwordHash = await hasher.hash(password);
  const { id: staffId } = account;
  await audit.record(byStaff({ ...context, staffId }), async (tx) => {
    const present = await accounts.lock(tx, staffId);
    const isOn = present.switchedOffAt === null;
    if (!isOn || !(await invitations.take(tx, tokenHash, codeHash))) {
      throw new Refusal('INVITATION_OVER');
    }
    await accounts.setPassword(tx, staffId, passwordHash);
    return {
      result: undefined,
      entries: [
        {
          action: 'staff.invitation-taken',
          subject: { kind: 'staff', id: String(staffId) },
          before: { has_password: present.passwordHash !== null },
          after: { has_password: true },
        },
      ],
    };
  });
  return beginSecondStep(services, context, account);
}
