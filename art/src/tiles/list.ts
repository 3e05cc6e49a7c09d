import type { Art } from '../drawing/place-icon.ts';

/** The night behind a tile, from top to bottom, its light, and what stands in it: the large one first. */
export interface TileLook {
  readonly ground: readonly [top: string, bottom: string];
  readonly light: string;
  readonly arts: readonly [Art, Art, Art];
}

/** Each is told apart by its colour and by what it shows. */
export const TILES = {
  'mystery-box': {
    ground: ['#3b0f5c', '#7a1f7c'],
    light: '#ff8fd0',
    arts: ['fluent-emoji:wrapped-gift', 'fluent-emoji:glowing-star', 'fluent-emoji:party-popper'],
  },
  'daily-wins': {
    ground: ['#4a1604', '#a8410c'],
    light: '#ffc24d',
    arts: ['fluent-emoji:trophy', 'perya:coin', 'fluent-emoji:glowing-star'],
  },
  vip: {
    ground: ['#1d1247', '#4b2a9a'],
    light: '#d9b8ff',
    arts: ['fluent-emoji:crown', 'fluent-emoji:gem-stone', 'fluent-emoji:glowing-star'],
  },
  'loss-rebate': {
    ground: ['#06303c', '#0c6a74'],
    light: '#7fe8e0',
    arts: ['fluent-emoji:ring-buoy', 'perya:coin', 'perya:chips'],
  },
  'stake-rebate': {
    ground: ['#0c2b12', '#1d6b34'],
    light: '#b6f08a',
    arts: ['fluent-emoji:slot-machine', 'perya:coin', 'perya:chips'],
  },
  cashback: {
    ground: ['#520a26', '#a51a4d'],
    light: '#ffb0c4',
    arts: ['perya:ticket', 'perya:coin', 'fluent-emoji:glowing-star'],
  },
  app: {
    ground: ['#0b1f4d', '#1f4fae'],
    light: '#9fd0ff',
    arts: ['fluent-emoji:mobile-phone', 'perya:ferris-wheel', 'fluent-emoji:glowing-star'],
  },
  tasks: {
    ground: ['#3d2a02', '#8a6205'],
    light: '#ffe08a',
    arts: ['fluent-emoji:bullseye', 'perya:coin', 'fluent-emoji:sports-medal'],
  },
  'check-in': {
    ground: ['#2a1038', '#6a2a6e'],
    light: '#ffc9f0',
    arts: ['fluent-emoji:spiral-calendar', 'perya:coin', 'perya:sampaguita'],
  },
  ranking: {
    ground: ['#2b0f4f', '#6b1f8f'],
    light: '#ffd36b',
    arts: ['perya:lucky-seven', 'fluent-emoji:1st-place-medal', 'fluent-emoji:trophy'],
  },
  invite: {
    ground: ['#3a0a3f', '#8a1660'],
    light: '#ffb3d9',
    arts: ['fluent-emoji:people-hugging', 'perya:coin', 'fluent-emoji:love-letter'],
  },
} as const satisfies Record<string, TileLook>;

export type TileName = keyof typeof TILES;
export const TILE_NAMES = Object.keys(TILES) as TileName[];
