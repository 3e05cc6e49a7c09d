import * as z from 'zod/mini';
import { siteTag } from '../../brands/brand-tags.ts';
import { brandOf, genericTag } from '../../brands.ts';
import { defineCall } from '../../call.ts';
import { contentLinkMax } from '../../rules/content/content-link.ts';
import { reason } from '../../staff/reason.ts';
import type { Text } from '../../text.ts';

/** The site that a home page is of. */
export type HomeTag = string;

const ownNames: Readonly<Record<string, Text>> = {
  [genericTag]: { en: 'Mobile web', tl: 'Mobile web' },
  maya: { en: 'Second mini-app', tl: 'Ikalawang mini-app' },
  glife1: { en: 'Wallet app', tl: 'Wallet app' },
};

/** What staff call a site: in their rooms, and in what a second person reads before an approval. */
export function homeName(tag: HomeTag): Text {
  const { name } = brandOf(tag);
  return ownNames[tag] ?? { en: name, tl: name };
}

export const homeLengths = { title: 40, body: 90, way: 24, banners: 8, ways: 12 } as const;

const words = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const link = words(contentLinkMax + 1);

const banner = z.object({
  /** By which it is known among the others; made by whoever adds it. */
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  /** The base address of a picture that was uploaded here. */
  picture: z.string().check(z.maxLength(200)),
  title_en: words(homeLengths.title),
  title_tl: words(homeLengths.title),
  body_en: words(homeLengths.body),
  body_tl: words(homeLengths.body),
  /** A path of the app, or an address elsewhere; empty for none. */
  link,
});
export type HomeBanner = z.output<typeof banner>;

/** One of the ways into the lobby, under the banners. */
const way = z.object({ name_en: words(homeLengths.way), name_tl: words(homeLengths.way), link });
export type HomeWay = z.output<typeof way>;

const lists = {
  /** In the order in which players see them. */
  banners: z.array(banner).check(z.maxLength(homeLengths.banners)),
  ways: z.array(way).check(z.maxLength(homeLengths.ways)),
};

const home = z.object({ tag: siteTag(), version: z.string(), ...lists });
export type StaffHome = z.output<typeof home>;

export const readHomePage = defineCall({
  method: 'GET',
  path: '/backoffice/api/home-pages/one',
  access: { staff: 'content.read' },
  summary: 'The banners of a home page and the ways under them, in their order',
  request: z.object({ tag: siteTag() }),
  answer: home,
});

export const saveHomePage = defineCall({
  method: 'POST',
  path: '/backoffice/api/home-pages/save',
  access: { staff: 'content.publish' },
  summary: 'Changes a home page that is still as it was seen; players see it at once',
  request: z.object({
    tag: siteTag(),
    /** What was seen. */
    version: z.string().check(z.regex(/^\d{1,18}$/)),
    ...lists,
    reason: reason(),
  }),
  answer: home,
  errors: [
    'CHANGED_MEANWHILE',
    'NOTHING_TO_CHANGE',
    'BANNER_PICTURE',
    'BANNER_WORDS',
    'BANNER_TWICE',
    'CONTENT_LINK',
    'WORDS_MARKUP',
    'WORDS_UNREADABLE',
  ],
  refreshes: [readHomePage],
});

export const uploadBannerPicture = defineCall({
  method: 'POST',
  path: '/backoffice/api/home-pages/picture',
  access: { staff: 'content.publish' },
  summary:
    'Takes a picture in the field `file` of a multipart body, and draws it anew in three widths',
  request: z.object({}),
  answer: z.object({ picture: z.string() }),
  upload: true,
  errors: ['FILE_REFUSED', 'PICTURE_TOO_LARGE', 'TOO_LARGE'],
  refreshes: 'nothing',
});

export const staffHomeCalls = { readHomePage, saveHomePage, uploadBannerPicture } as const;
