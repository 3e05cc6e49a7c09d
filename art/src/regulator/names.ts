export const BADGE_NAMES = ['age-21', 'fair-gaming'] as const;
export type BadgeName = (typeof BADGE_NAMES)[number];
