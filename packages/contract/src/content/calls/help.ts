import * as z from 'zod/mini';
import { policyBrand } from '../../brands/brand-tags.ts';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { languages } from '../../text.ts';

const brand = z._default(policyBrand(), 'h5');

/** [G-135] */
const helpArticle = z.object({
  id: id(),
  helpTypeId: id(),
  language: z.enum(languages),
  title: z.string(),
  sort: z.int(),
  /** 1: published; others are not answered. */
  status: z.literal(1),
  /** HTML of few elements: see `rules/content/markup.ts`. */
  content: z.string(),
  createBy: z.string(),
  createdAt: unixSeconds(),
  updateBy: z.string(),
  updatedAt: unixSeconds(),
});
export type HelpArticle = z.output<typeof helpArticle>;

/** [G-134] */
const helpType = z.object({
  id: id(),
  typeName: z.string(),
  imageUrl: z.string(),
  listHelpInfo: z.array(helpArticle),
});
export type HelpType = z.output<typeof helpType>;

export const listHelp = defineCall({
  method: 'GET',
  path: '/member/help/list',
  access: 'public',
  summary: 'The help centre: five groups with their articles, in the language of the request',
  request: z.object({ brand }),
  answer: z.array(helpType),
});

const newsArticle = z.object({
  id: id(),
  title: z.string(),
  content: z.string(),
  publishedAt: unixSeconds(),
});
export type NewsArticle = z.output<typeof newsArticle>;

export const listNews = defineCall({
  method: 'GET',
  path: '/member/news/list',
  access: 'player',
  gate: 'reads',
  summary: 'The news, the newest first, in the language of the request',
  request: z.object({ brand }),
  answer: z.array(newsArticle),
});

export const helpCalls = { listHelp, listNews } as const;
