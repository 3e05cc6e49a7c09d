import type { AnswerOf } from '@perya/contract/call';
import { tierOf, type VipTier } from '@perya/contract/rules/vip/levels';
import type { getVipRule } from '@perya/contract/vip/calls/vip';

type Rule = AnswerOf<typeof getVipRule>;

export interface Step {
  readonly level: number;
  readonly tier: VipTier | null;
  readonly xp: number;
  /** Null where nothing is credited for it. */
  readonly gift: string | null;
  readonly isNext: boolean;
  /** The first level of a tier. */
  readonly opensTier: boolean;
}

const nearSteps = 3;

/** The next levels, and after them the first one of the next tier: what is near, and what it leads to. */
export function stepsAhead(rule: Rule, own: number): readonly Step[] {
  const ahead = Object.values(rule)
    .flat()
    .filter(({ level }) => level > own)
    .toSorted((one, other) => one.level - other.level)
    .map(
      ({ level, xp, gift }): Step => ({
        level,
        tier: tierOf(level),
        xp,
        gift,
        isNext: level === own + 1,
        opensTier: tierOf(level) !== tierOf(level - 1),
      }),
    );
  const near = ahead.slice(0, nearSteps);
  const ownTier = tierOf(own);
  const opening = ahead.find(({ tier, opensTier }) => opensTier && tier !== ownTier);
  return opening === undefined || near.includes(opening) ? near : [...near, opening];
}
