import type { InputOf } from '@perya/contract/call';
import { type Client, createClient } from '@perya/contract/client';
import { claimReview, decideReview } from '@perya/contract/staff/calls/kyc/reviews';
import { blockPlayer } from '@perya/contract/staff/calls/player-status';
import type { Role } from '@perya/contract/staff/roles';
import { staffHeader, staffHeaderValues } from '@perya/contract/staff/staff-header';
import { addressOf } from '../page/open.ts';
import { grantStaff } from './grant-staff.ts';

/** A new member of staff with this role, who speaks to the server as the staff app does. */
async function staffClient(role: Role): Promise<Client> {
  const { token } = await grantStaff(role);
  return createClient({
    baseUrl: addressOf(''),
    token: { get: () => null, clear: () => {} },
    headers: () => ({
      [staffHeader]: staffHeaderValues.byHand,
      cookie: `perya_staff=${token}`,
    }),
  });
}

/** A reviewer takes this submission and decides it. */
export async function decideIdentity(decision: InputOf<typeof decideReview>): Promise<void> {
  const reviewer = await staffClient('reviewer');
  const { uid, version } = decision;
  await reviewer.call(claimReview, { uid, version });
  await reviewer.call(decideReview, decision);
}

export async function block(uid: string): Promise<void> {
  const support = await staffClient('support');
  await support.call(blockPlayer, { uid, reason: 'Three accounts of one person' });
}
