/** The tiers, each with its first and last level. [M-096 M-151] */
export const vipTiers = [
  { name: 'Bronze', first: 1, last: 5 },
  { name: 'Silver', first: 6, last: 11 },
  { name: 'Gold', first: 12, last: 17 },
  { name: 'Platinum', first: 18, last: 23 },
  { name: 'Diamond', first: 24, last: 29 },
] as const;
export type VipTier = (typeof vipTiers)[number]['name'];

export const vipLevelMax = 29;

/** Null at level 0, before the first tier. */
export function tierOf(level: number): VipTier | null {
  return vipTiers.find(({ first, last }) => level >= first && level <= last)?.name ?? null;
}

export interface VipStanding {
  readonly level: number;
  readonly xp: number;
  /** The threshold of the own level; 0 at level 0. */
  readonly level_xp: number;
  /** The threshold of the next level; null at the last one. */
  readonly next_xp: number | null;
}

export interface VipProgress {
  /** The threshold that is aimed at. */
  readonly target: number;
  readonly missing: number;
  /** Whole, from 0 to 100. */
  readonly percent: number;
}

/** The way to the next level; null at the last one, which has none. [M-152 M-153 M-154 M-155] */
export function vipProgress({ level, xp, level_xp, next_xp }: VipStanding): VipProgress | null {
  if (level >= vipLevelMax || next_xp === null) return null;
  const share = (xp - level_xp) / (next_xp - level_xp);
  return {
    target: next_xp,
    missing: Math.max(0, next_xp - xp),
    percent: Math.min(100, Math.max(0, Math.floor(share * 100))),
  };
}
