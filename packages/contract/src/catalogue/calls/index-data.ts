import * as z from 'zod/mini';
import { siteTag } from '../../brands/brand-tags.ts';
import { defineCall } from '../../call.ts';
import { unixSeconds } from '../../fields.ts';
import { indexGroups } from '../../rules/game-sections.ts';
import { gameCard } from './catalogue.ts';

const text = z.object({ en: z.string(), tl: z.string() });

export const banner = z.object({
  id: z.string(),
  /** The base path of the picture; width and format are appended by the app. */
  img: z.string(),
  title: text,
  body: text,
  /** Where a tap leads: a path of the app, or an address elsewhere; none is a picture without a link. */
  link_h5: z.optional(z.string()),
});

const socialLink = z.object({ name: z.string(), url: z.string() });

/** A regulator's or scheme's logo with its link. */
const logoLink = z.object({ name: z.string(), url: z.string(), link_h5: z.string() });

/** By what right the brand is run, and who helps those who cannot stop. */
export const legal = z.object({
  licence: z.object({
    regulator: z.string(),
    number: z.string(),
    url: z.string(),
    logo: z.string(),
  }),
  helpline: z.object({ name: z.string(), number: z.string() }),
});

export const indexData = z.object({
  /** The sign beside the brand's name. */
  logo: z.string(),
  top: z.array(text),
  banners: z.array(banner),
  /** The row of ways into the lobby, under the banners. */
  nav: z.array(z.object({ name: text, link_h5: z.string() })),
  /** Groups of games by section name, each with its most popular games. [G-143] */
  list: z.partialRecord(z.enum(indexGroups), z.array(gameCard)),
  bottom: z.array(logoLink),
  media: z.array(socialLink),
  legal: z.optional(legal),
  version: z.string(),
  /** Only while there is something that every player must know first: the house has stopped all games. */
  notice: z.optional(text),
  /** 1 while the site-wide compliance check runs, within its window. */
  cmpl: z.union([z.literal(0), z.literal(1)]),
  cmpl_start: unixSeconds(),
  cmpl_end: unixSeconds(),
});

export type IndexData = z.output<typeof indexData>;
export type Banner = z.output<typeof banner>;

export const getIndex = defineCall({
  method: 'GET',
  path: '/member/index',
  access: 'public',
  summary: 'The home index of the generic mobile web',
  request: z.object({}),
  answer: indexData,
});

export const getBrandIndex = defineCall({
  method: 'GET',
  path: '/member/index/:tag',
  access: 'public',
  summary: 'The home index of a host brand or of a partner variant',
  request: z.object({ tag: siteTag() }),
  answer: indexData,
});

export const indexDataCalls = { getIndex, getBrandIndex } as const;
