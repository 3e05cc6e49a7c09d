import { ANNOUNCEMENT_NAMES } from './announcements/list.ts';
import { AVATAR_SETS, AVATARS } from './avatars/list.ts';
import { BANNER_TOPICS } from './banners/topics.ts';
import { BOX_STRIPS, FRAMES_OF_STRIP } from './box/frames.ts';
import { BRAND_TAGS } from './brands/palettes.ts';
import { CHANNEL_PICTURES } from './channels/list.ts';
import { COVERS } from './covers/list.ts';
import { times } from './drawing/number.ts';
import { GOODS_PICTURES } from './goods/list.ts';
import { ICON_NAMES } from './icons/list.ts';
import { LANDING_NAMES } from './landing/list.ts';
import { MEDAL_TIERS } from './medals/tiers.ts';
import { PLATFORMS } from './platforms/list.ts';
import { BADGE_NAMES } from './regulator/names.ts';
import { SCENE_NAMES } from './scenes/names.ts';
import { TASK_PICTURE_NAMES } from './tasks/list.ts';
import { TILE_NAMES } from './tiles/list.ts';

export type RasterGroup =
  | 'banners'
  | 'covers'
  | 'avatars'
  | 'medals'
  | 'scenes'
  | 'box'
  | 'landing'
  | 'tiles'
  | 'tasks'
  | 'announcements';

/** A picture written as `{base}-{width}.webp`; height is the one at the largest width. */
export type RasterEntry = {
  group: RasterGroup;
  base: string;
  width: number;
  height: number;
  widths: readonly number[];
};

const sized = (
  group: RasterGroup,
  name: string,
  widths: readonly number[],
  ratio: number,
): RasterEntry => {
  const width = Math.max(...widths);
  return { group, base: `${group}/${name}`, width, height: Math.round(width / ratio), widths };
};

export const RASTERS: readonly RasterEntry[] = [
  ...BRAND_TAGS.flatMap((tag) =>
    BANNER_TOPICS.map((topic) => sized('banners', `${tag}-${topic}`, [400, 800, 1280], 16 / 7)),
  ),
  ...COVERS.map((cover) => sized('covers', cover.slug, [200, 400], 3 / 4)),
  ...AVATAR_SETS.flatMap((set) =>
    AVATARS[set].map((_, index) => sized('avatars', `${set}-${index + 1}`, [96, 256], 1)),
  ),
  sized('avatars', 'fallback', [96, 256], 1),
  ...MEDAL_TIERS.map((tier) => sized('medals', tier, [96, 256], 1)),
  ...SCENE_NAMES.map((name) => sized('scenes', name, [240, 480], 480 / 380)),
  ...times(BOX_STRIPS, (strip) =>
    sized('box', `frames-${strip}`, [240 * FRAMES_OF_STRIP], FRAMES_OF_STRIP),
  ),
  ...LANDING_NAMES.map((name) => sized('landing', name, [480, 960], 4 / 3)),
  ...TILE_NAMES.map((name) => sized('tiles', name, [400, 800], 800 / 320)),
  ...TASK_PICTURE_NAMES.map((name) => sized('tasks', name, [96, 256], 1)),
  ...ANNOUNCEMENT_NAMES.map((name) => sized('announcements', name, [720], 4 / 3)),
];

/** Files written under exactly these names. */
export const FILES: readonly string[] = [
  ...BRAND_TAGS.flatMap((tag) => [
    `brands/${tag}.svg`,
    `brands/${tag}-mark.svg`,
    `brands/${tag}-favicon.svg`,
    `brands/${tag}-192.png`,
    `brands/${tag}-512.png`,
    `brands/${tag}-maskable-512.png`,
    `brands/${tag}-apple-180.png`,
    `brands/${tag}-card-1200.png`,
  ]),
  ...ICON_NAMES.map((name) => `icons/${name}.svg`),
  ...PLATFORMS.map(({ id }) => `platforms/${id}.svg`),
  ...BADGE_NAMES.map((name) => `regulator/${name}.svg`),
  ...CHANNEL_PICTURES.map((name) => `channels/${name}.svg`),
  ...GOODS_PICTURES.flatMap((name) => [`goods/${name}.svg`, `goods/${name}-boxed.svg`]),
];
