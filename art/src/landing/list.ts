import type { Art } from '../drawing/place-icon.ts';

/** The night of a landing page, from top to bottom, its lights, and what stands in it: the large one first. */
export interface LandingLook {
  readonly ground: readonly [top: string, bottom: string];
  readonly lights: readonly [string, string, string];
  readonly arts: readonly [Art, Art, Art, Art];
}

/** By the path of the page. */
export const LANDING_PAGES = {
  grabvip: {
    ground: ['#150d38', '#5a2f8f'],
    lights: ['#ffe08a', '#d9b8ff', '#ffc24d'],
    arts: [
      'fluent-emoji:crown',
      'fluent-emoji:1st-place-medal',
      'fluent-emoji:gem-stone',
      'fluent-emoji:trophy',
    ],
  },
  grabmb: {
    ground: ['#2c0b4a', '#a3266f'],
    lights: ['#ff8fd0', '#ffe08a', '#8fd8ff'],
    arts: [
      'fluent-emoji:wrapped-gift',
      'fluent-emoji:party-popper',
      'perya:coin',
      'fluent-emoji:balloon',
    ],
  },
  grabfg: {
    ground: ['#05283a', '#0f7a72'],
    lights: ['#b6f08a', '#ffe08a', '#7fe8e0'],
    arts: [
      'fluent-emoji:spiral-calendar',
      'perya:coin',
      'fluent-emoji:bullseye',
      'perya:sampaguita',
    ],
  },
} as const satisfies Record<string, LandingLook>;

export type LandingName = keyof typeof LANDING_PAGES;
export const LANDING_NAMES = Object.keys(LANDING_PAGES) as LandingName[];
