import { composeAnnouncement } from '../announcements/compose-announcement.ts';
import type { AnnouncementName } from '../announcements/list.ts';
import { composeAvatar, composeFallbackAvatar } from '../avatars/compose-avatar.ts';
import { AVATARS, type AvatarSet } from '../avatars/list.ts';
import { composeBanner } from '../banners/compose-banner.ts';
import type { BannerTopic } from '../banners/topics.ts';
import { composeBoxStrip } from '../box/compose-box.ts';
import { BOX_ENCODING } from '../box/frames.ts';
import { composeCard, composeLockup, composeMark } from '../brands/compose-brand.ts';
import { BRAND_TAGS, type BrandTag } from '../brands/palettes.ts';
import { RASTERS, type RasterEntry } from '../catalogue.ts';
import { composeChannel } from '../channels/compose-channel.ts';
import { CHANNEL_PICTURES } from '../channels/list.ts';
import { composeCover } from '../covers/compose-cover.ts';
import { COVERS } from '../covers/list.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { composeGoods } from '../goods/compose-goods.ts';
import { GOODS_PICTURES } from '../goods/list.ts';
import { ICON_NAMES, iconSvg } from '../icons/list.ts';
import { composeLanding } from '../landing/compose-landing.ts';
import type { LandingName } from '../landing/list.ts';
import { composeMedal } from '../medals/compose-medal.ts';
import type { MedalTier } from '../medals/tiers.ts';
import { composePlatform } from '../platforms/compose-platform.ts';
import { PLATFORMS } from '../platforms/list.ts';
import { composeBadge } from '../regulator/compose-badge.ts';
import { BADGE_NAMES } from '../regulator/names.ts';
import { composeScene } from '../scenes/compose-scene.ts';
import type { SceneName } from '../scenes/names.ts';
import { composeTask } from '../tasks/compose-task.ts';
import type { TaskPicture } from '../tasks/list.ts';
import { composeTile } from '../tiles/compose-tile.ts';
import type { TileName } from '../tiles/list.ts';
import type { Output, Picture } from './picture.ts';

function composeNamed(group: RasterEntry['group'], name: string): Sheet {
  if (group === 'covers') {
    const cover = COVERS.find((one) => one.slug === name);
    if (!cover) throw new Error(`There is no cover "${name}".`);
    return composeCover(cover);
  }
  if (group === 'medals') return composeMedal(name as MedalTier);
  if (group === 'scenes') return composeScene(name as SceneName);
  if (group === 'tasks') return composeTask(name as TaskPicture);
  if (group === 'box') return composeBoxStrip(Number(name.slice('frames-'.length)));
  if (group === 'announcements') return composeAnnouncement(name as AnnouncementName);
  if (group === 'landing') return composeLanding(name as LandingName);
  if (group === 'tiles') return composeTile(name as TileName);
  if (name === 'fallback') return composeFallbackAvatar();
  const [head = '', ...rest] = name.split('-');
  if (group === 'banners') return composeBanner(head as BrandTag, rest.join('-') as BannerTopic);
  const avatar = AVATARS[head as AvatarSet][Number(rest[0]) - 1];
  if (!avatar) throw new Error(`There is no avatar "${name}".`);
  return composeAvatar(avatar);
}

function rasterPicture(entry: RasterEntry): Picture {
  const name = entry.base.slice(entry.group.length + 1);
  const encoding = entry.group === 'box' ? { encoding: BOX_ENCODING } : {};
  const outputs = entry.widths.map(
    (width): Output => ({
      file: `${entry.base}-${width}.webp`,
      format: 'webp',
      width,
      ...encoding,
    }),
  );
  return { group: entry.group, name, svg: composeNamed(entry.group, name).toString(), outputs };
}

function brandPictures(tag: BrandTag): Picture[] {
  const file = (suffix: string) => `brands/${tag}${suffix}`;
  const rounded = composeMark(tag, 'rounded').toString();
  const full = composeMark(tag, 'full').toString();
  return [
    {
      group: 'brands',
      name: `${tag} lockup`,
      svg: composeLockup(tag).toString(),
      outputs: [{ file: file('.svg'), format: 'svg' }],
    },
    {
      group: 'brands',
      name: `${tag} mark`,
      svg: rounded,
      outputs: [
        { file: file('-mark.svg'), format: 'svg' },
        { file: file('-favicon.svg'), format: 'svg' },
        { file: file('-192.png'), format: 'png', width: 192 },
        { file: file('-512.png'), format: 'png', width: 512 },
      ],
    },
    {
      group: 'brands',
      name: `${tag} launcher`,
      svg: full,
      outputs: [
        { file: file('-maskable-512.png'), format: 'png', width: 512 },
        { file: file('-apple-180.png'), format: 'png', width: 180 },
      ],
    },
    {
      group: 'brands',
      name: `${tag} card`,
      svg: composeCard(tag).toString(),
      outputs: [{ file: file('-card-1200.png'), format: 'png', width: 1200 }],
    },
  ];
}

/** Everything the build writes, drawn as SVG; nothing is rasterised yet. */
export function planPictures(): Picture[] {
  return [
    ...BRAND_TAGS.flatMap(brandPictures),
    ...ICON_NAMES.map(
      (name): Picture => ({
        group: 'icons',
        name,
        svg: iconSvg(name),
        outputs: [{ file: `icons/${name}.svg`, format: 'svg' }],
      }),
    ),
    ...PLATFORMS.map(
      (platform): Picture => ({
        group: 'platforms',
        name: platform.id,
        svg: composePlatform(platform).toString(),
        outputs: [{ file: `platforms/${platform.id}.svg`, format: 'svg' }],
      }),
    ),
    ...BADGE_NAMES.map(
      (name): Picture => ({
        group: 'regulator',
        name,
        svg: composeBadge(name).toString(),
        outputs: [{ file: `regulator/${name}.svg`, format: 'svg' }],
      }),
    ),
    ...GOODS_PICTURES.flatMap((name): Picture[] => [
      {
        group: 'goods',
        name,
        svg: composeGoods(name, 'alone').toString(),
        outputs: [{ file: `goods/${name}.svg`, format: 'svg' }],
      },
      {
        group: 'goods',
        name: `${name}-boxed`,
        svg: composeGoods(name, 'boxed').toString(),
        outputs: [{ file: `goods/${name}-boxed.svg`, format: 'svg' }],
      },
    ]),
    ...CHANNEL_PICTURES.map(
      (name): Picture => ({
        group: 'channels',
        name,
        svg: composeChannel(name).toString(),
        outputs: [{ file: `channels/${name}.svg`, format: 'svg' }],
      }),
    ),
    ...RASTERS.map(rasterPicture),
  ];
}
