import type { AnswerOf } from '@perya/contract/call';
import { isWithinFigure, policyFigures } from '@perya/contract/limits/policy';
import type {
  readProtectionPolicy as call,
  PolicyWanted,
} from '@perya/contract/limits/staff-calls/policy';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { nameOfActor, type RequestAction } from '../../audit/index.ts';
import type { LimitsServices } from '../services.ts';

type Needed = Pick<LimitsServices, 'policy'>;

export async function readProtectionPolicy({ policy }: Needed): Promise<AnswerOf<typeof call>> {
  const lines = await policy.list();
  return {
    figures: lines.map(({ name, value, madeBy, madeAt }) => ({
      name,
      value,
      made_by: madeBy,
      made_at: seconds(madeAt),
    })),
  };
}

function requireBounds({ name, value }: PolicyWanted): void {
  if (isWithinFigure(name, value)) return;
  const { min, max } = policyFigures[name];
  throw new Refusal(
    'POLICY_BOUNDS',
    {
      en: `A whole number from ${min} to ${max}`,
      tl: `Buong bilang mula ${min} hanggang ${max}`,
    },
    undefined,
    { field: ['value'] },
  );
}

/** Another figure of the law: it holds for what is decided from then on. */
export function changePolicy({ policy }: Needed): RequestAction<PolicyWanted> {
  return {
    async describe(input) {
      requireBounds(input);
      const standing = await policy.value(input.name);
      if (standing === input.value) throw new Refusal('LIMITS_UNCHANGED');
      const { title, unit } = policyFigures[input.name];
      return {
        subject: { kind: 'house' },
        topic: input.name,
        says: {
          en: `${title.en}: ${input.value} ${unit.en}, until now ${standing}. It holds for what is decided from then on.`,
          tl: `${title.tl}: ${input.value} ${unit.tl}, hanggang ngayon ${standing}. Iiral ito sa mga pagpapasyahan mula noon.`,
        },
      };
    },
    async carryOut(tx, { origin, input, reason }) {
      requireBounds(input);
      const standing = await policy.hold(tx, input.name);
      if (standing === input.value) throw new Refusal('LIMITS_UNCHANGED');
      await policy.add(tx, input.name, input.value, nameOfActor(origin.actor));
      return {
        entries: [
          {
            action: 'limits.policy-changed',
            subject: { kind: 'house' },
            before: { [input.name]: standing },
            after: { [input.name]: input.value },
            reason,
          },
        ],
      };
    },
  };
}
