import type { Art } from '../drawing/place-icon.ts';

export const AVATAR_SETS = ['perya', 'women', 'men', 'sports'] as const;
export type AvatarSet = (typeof AVATAR_SETS)[number];

export type AvatarSpec = {
  hero: Art;
  /** A small thing beside the shoulder that gives the portrait a character. */
  charm?: Art;
  /** The shirt below a face, in a colour of its own. */
  shirt?: string;
  ground: readonly [string, string];
  ring: string;
  pattern: 'suns' | 'solihiya' | 'zigzag' | 'dots' | 'rays';
};

export const AVATARS: Record<AvatarSet, readonly [AvatarSpec, AvatarSpec, AvatarSpec, AvatarSpec]> =
  {
    perya: [
      { hero: 'perya:jeepney', ground: ['#3b1fa0', '#150a45'], ring: '#ffb11b', pattern: 'rays' },
      { hero: 'perya:parol', ground: ['#0d6b63', '#03302f'], ring: '#ffd23f', pattern: 'suns' },
      {
        hero: 'perya:ferris-wheel',
        ground: ['#8a1f5c', '#2a0830'],
        ring: '#ff8fab',
        pattern: 'dots',
      },
      {
        hero: 'fluent-emoji:carousel-horse',
        ground: ['#ff9f43', '#c2410c'],
        ring: '#fff0c9',
        pattern: 'rays',
      },
    ],
    women: [
      {
        hero: 'fluent-emoji:woman-curly-hair-medium',
        shirt: '#fff1d6',
        charm: 'fluent-emoji:hibiscus',
        ground: ['#ff8fab', '#c9184a'],
        ring: '#ffe5ec',
        pattern: 'suns',
      },
      {
        hero: 'fluent-emoji:woman-medium',
        shirt: '#ff7b2e',
        charm: 'fluent-emoji:sunflower',
        ground: ['#4cc9f0', '#1e5fb8'],
        ring: '#e0fbff',
        pattern: 'zigzag',
      },
      {
        hero: 'fluent-emoji:woman-with-headscarf-medium-light',
        charm: 'fluent-emoji:crescent-moon',
        ground: ['#52c78f', '#12654a'],
        ring: '#e3ffe9',
        pattern: 'solihiya',
      },
      {
        hero: 'fluent-emoji:old-woman-medium-light',
        shirt: '#ffd6a5',
        charm: 'fluent-emoji:star',
        ground: ['#b388ff', '#5a2bb8'],
        ring: '#f1e6ff',
        pattern: 'rays',
      },
    ],
    men: [
      {
        hero: 'fluent-emoji:man-medium',
        shirt: '#fffaf0',
        charm: 'fluent-emoji:guitar',
        ground: ['#ffc857', '#e07a1f'],
        ring: '#fff3d1',
        pattern: 'rays',
      },
      {
        hero: 'fluent-emoji:man-beard-medium',
        shirt: '#ff9f43',
        charm: 'fluent-emoji:microphone',
        ground: ['#3ec6c0', '#0b6470'],
        ring: '#defffb',
        pattern: 'zigzag',
      },
      {
        hero: 'fluent-emoji:man-curly-hair-medium-dark',
        shirt: '#1d4e89',
        charm: 'fluent-emoji:musical-note',
        ground: ['#ff8a65', '#b52c2c'],
        ring: '#ffe6dc',
        pattern: 'dots',
      },
      {
        hero: 'fluent-emoji:old-man-medium-light',
        shirt: '#f3ead7',
        charm: 'fluent-emoji:chess-pawn',
        ground: ['#7f9cff', '#2a3fa8'],
        ring: '#e3eaff',
        pattern: 'solihiya',
      },
    ],
    sports: [
      {
        hero: 'fluent-emoji:basketball',
        charm: 'fluent-emoji:fire',
        ground: ['#2b3a8c', '#0d1440'],
        ring: '#ff9f43',
        pattern: 'rays',
      },
      {
        hero: 'fluent-emoji:boxing-glove',
        charm: 'fluent-emoji:star',
        ground: ['#ffb703', '#d9480f'],
        ring: '#fff3d1',
        pattern: 'zigzag',
      },
      {
        hero: 'fluent-emoji:volleyball',
        charm: 'fluent-emoji:sun',
        ground: ['#2ec4b6', '#0b5f6b'],
        ring: '#ffe66d',
        pattern: 'suns',
      },
      {
        hero: 'fluent-emoji:pool-8-ball',
        charm: 'fluent-emoji:trophy',
        ground: ['#2b9348', '#0b3d20'],
        ring: '#d8ffb8',
        pattern: 'dots',
      },
    ],
  };
