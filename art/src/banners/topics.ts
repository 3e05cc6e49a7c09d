export const BANNER_TOPICS = ['welcome', 'fair-play', 'responsible'] as const;
export type BannerTopic = (typeof BANNER_TOPICS)[number];
