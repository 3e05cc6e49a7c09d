import * as z from 'zod/mini';
import { defineKind } from './kind.ts';

const referralRules = z
  .strictObject({
    /** In centavos, to whoever invited the friend. */
    amount: z.int().check(z.positive()),
    /** What the friend must have deposited and staked, in centavos; 0 for nothing. */
    deposited: z.int().check(z.minimum(0)),
    staked: z.int().check(z.minimum(0)),
    /** Whether the friend must have passed the identity check. */
    is_verified: z.boolean(),
    /** Within so many days in Manila after the one on which the friend registered. */
    within_days: z.int().check(z.minimum(1), z.maximum(365)),
  })
  .check(
    z.refine(
      ({ deposited, staked, is_verified }) => deposited > 0 || staked > 0 || is_verified,
      'A friend who does nothing brings nothing',
    ),
  );

/** For a friend who registered by the player's invitation and then did what the promotion asks for, once for each. */
export const referralKind = defineKind({
  title: { en: 'Referral', tl: 'Referral' },
  rules: referralRules,
});

type Goal = Pick<z.infer<typeof referralRules>, 'deposited' | 'staked' | 'is_verified'>;

/** What a friend has done in time. */
export interface FriendDid {
  deposited: bigint;
  staked: bigint;
  isVerified: boolean;
}

export function meetsGoal(goal: Goal, did: FriendDid): boolean {
  return (
    did.deposited >= goal.deposited &&
    did.staked >= goal.staked &&
    (did.isVerified || !goal.is_verified)
  );
}

/** By which of a player's invitations a friend came. */
export const inviteChannels = { link: 1, qr: 2 } as const;

/** What stands after `r=` in an invitation: base64url of `r=<code>,<channel>`, as the app decodes it. [A-345 A-491] */
export const invitationOf = (code: string, channel: keyof typeof inviteChannels): string =>
  btoa(`r=${code},${inviteChannels[channel]}`)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

export const friendStates = ['waiting', 'earned', 'over'] as const;
