import type { RequestOf } from '@perya/contract/call';
import { plainSecondFactor } from '@perya/contract/rules/account-fields';
import type { beginCompanyLogin as beginCall } from '@perya/contract/staff/calls/entrance';
import { hashToken } from '../../../platform/credentials/hash-token.ts';
import type { StaffEntranceContext } from '../../../platform/http/context.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { findInvited, requireInvitationCode } from '../invitations/take-invitation.ts';
import type { StaffServices } from '../services.ts';
import { beginAttempt } from './begin-attempt.ts';

/** For a login, or for whoever takes an invitation with their company account instead of a password. */
export async function beginCompanyLogin(
  services: StaffServices,
  context: StaffEntranceContext,
  { invitation, code }: RequestOf<typeof beginCall>,
) {
  if (invitation === undefined) {
    await services.rateLimiter.count('staffLoginAddress', networkOf(context.address));
    return beginAttempt(services, context, { kind: 'login' });
  }
  await findInvited(services, context, invitation);
  const invitationHash = hashToken(invitation);
  const codeHash = hashToken(plainSecondFactor(code));
  await requireInvitationCode(services, invitationHash, codeHash);
  return beginAttempt(services, context, { kind: 'invitation', invitationHash, codeHash });
}
