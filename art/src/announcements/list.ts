import type { Art } from '../drawing/place-icon.ts';

/** The night behind a picture, from top to bottom, its lights, and what stands in it: the large one first. */
export interface AnnouncementLook {
  readonly ground: readonly [top: string, bottom: string];
  readonly lights: readonly [string, string, string];
  readonly arts: readonly [Art, Art, Art];
}

export const ANNOUNCEMENTS = {
  fair: {
    ground: ['#1b1140', '#7a2a5c'],
    lights: ['#ffc24d', '#ff8fd0', '#7fe8e0'],
    arts: ['fluent-emoji:ferris-wheel', 'perya:jeepney', 'fluent-emoji:circus-tent'],
  },
  box: {
    ground: ['#33105a', '#8a1f74'],
    lights: ['#ff8fd0', '#ffe08a', '#d9b8ff'],
    arts: ['fluent-emoji:wrapped-gift', 'fluent-emoji:party-popper', 'perya:coin'],
  },
  vip: {
    ground: ['#241a05', '#7d5a10'],
    lights: ['#ffe08a', '#fff3dc', '#ffc24d'],
    arts: ['fluent-emoji:crown', 'fluent-emoji:gem-stone', 'fluent-emoji:sports-medal'],
  },
} as const satisfies Record<string, AnnouncementLook>;

export type AnnouncementName = keyof typeof ANNOUNCEMENTS;
export const ANNOUNCEMENT_NAMES = Object.keys(ANNOUNCEMENTS) as AnnouncementName[];
