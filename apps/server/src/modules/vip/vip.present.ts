import type { AnswerOf } from '@perya/contract/call';
import { tierOf, vipTiers } from '@perya/contract/rules/vip/levels';
import type { getVip, getVipRule } from '@perya/contract/vip/calls/vip';
import { centavos, toPesos } from '@perya/money';
import type { LevelRow, Standing } from './vip.store.ts';

const centavosOfOne = 100n;

/** One for each whole peso that was staked. */
export const wholeXp = (staked: bigint) => Number(staked / centavosOfOne);

const thresholdOf = (levels: readonly LevelRow[], level: number) => {
  const found = levels.find((each) => each.level === level);
  return found ? Number(found.xp) : null;
};

export function presentVip(
  { level, staked }: Standing,
  levels: readonly LevelRow[],
): AnswerOf<typeof getVip> {
  return {
    level,
    tier: tierOf(level) ?? '',
    xp: wholeXp(staked),
    level_xp: thresholdOf(levels, level) ?? 0,
    next_xp: thresholdOf(levels, level + 1),
  };
}

/** Null where nothing is given for it. */
export function presentGift(
  gifts: readonly ReadonlyMap<number, bigint>[],
  level: number,
): string | null {
  const sum = gifts.reduce((total, each) => total + (each.get(level) ?? 0n), 0n);
  return sum > 0n ? toPesos(centavos(sum)) : null;
}

export function presentRule(
  levels: readonly LevelRow[],
  gifts: readonly ReadonlyMap<number, bigint>[],
): AnswerOf<typeof getVipRule> {
  const entriesOf = (name: string) =>
    levels
      .filter(({ tier }) => tier === name)
      .map(({ level, xp }) => ({ level, xp: Number(xp), gift: presentGift(gifts, level) }));
  return Object.fromEntries(vipTiers.map(({ name }) => [name, entriesOf(name)])) as AnswerOf<
    typeof getVipRule
  >;
}
