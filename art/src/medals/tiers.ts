export const MEDAL_TIERS = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const;
export type MedalTier = (typeof MEDAL_TIERS)[number];
