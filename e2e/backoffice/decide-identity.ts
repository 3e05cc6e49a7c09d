import type { InputOf } from '@perya/contract/call';
import { blockPlayer } from '@perya/contract/kyc/staff-calls/player-status';
import { claimReview, decideReview } from '@perya/contract/kyc/staff-calls/reviews';
import { staffClient } from './staff-client.ts';

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
