import * as z from 'zod/mini';
import { amountField, defineKind, pesos, wholeField } from './kind.ts';

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
  cashTypes: [4010],
  fields: [
    amountField,
    {
      type: 'money',
      name: 'deposited',
      title: { en: 'The friend deposits, in pesos', tl: 'Idedeposito ng kaibigan, sa piso' },
    },
    {
      type: 'money',
      name: 'staked',
      title: { en: 'The friend stakes, in pesos', tl: 'Itataya ng kaibigan, sa piso' },
    },
    {
      type: 'choice',
      name: 'is_verified',
      title: { en: 'The friend’s identity', tl: 'Pagkakakilanlan ng kaibigan' },
      options: [
        { value: true, title: { en: 'Must be verified', tl: 'Dapat beripikado' } },
        { value: false, title: { en: 'Does not matter', tl: 'Hindi mahalaga' } },
      ],
    },
    wholeField('within_days', { en: 'Within so many days', tl: 'Sa loob ng ilang araw' }),
  ],
  worth: ({ amount }) => ({ how: 'exactly', amount: pesos(amount) }),
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
