import { hashToken } from '../../../platform/credentials/hash-token.ts';
import type { StaffEntranceContext } from '../../../platform/http/context.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { StaffServices } from '../services.ts';

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
  return { email, name, role, expires_at: seconds(expiresAt), needs_code: needsCode };
}
