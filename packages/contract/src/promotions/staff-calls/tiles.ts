import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { wholeNumber } from '../../fields.ts';
import { tileRoutes } from '../../rules/promotions/welfare-tiles.ts';
import { promotionId } from './promotions.ts';

const tile = z.object({
  id: z.int(),
  type: z.int(),
  /** A page that it opens whatever its type; empty for what the type says. */
  route: z.string(),
  title_en: z.string(),
  title_tl: z.string(),
  text_en: z.string(),
  text_tl: z.string(),
  img: z.string(),
  place: z.int(),
  /** Shown while this promotion is published; null: always. */
  promotion: z.nullable(z.int()),
  is_shown: z.boolean(),
  /** Whether players see it at this moment. */
  is_shown_now: z.boolean(),
  version: z.int(),
});
export type StaffTile = z.output<typeof tile>;
const answer = z.object({ rows: z.array(tile) });

/** Drawn for the hub. */
export const tilePictures = [
  'app',
  'cashback',
  'check-in',
  'daily-wins',
  'invite',
  'loss-rebate',
  'mystery-box',
  'ranking',
  'stake-rebate',
  'tasks',
  'vip',
].map((name) => `/art/tiles/${name}`);

/** What staff say of a tile. */
export const tileFields = {
  /** One that leads nowhere is still to come. */
  type: wholeNumber(0, 999),
  route: z.enum(['', ...tileRoutes]),
  title_en: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  title_tl: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  text_en: z.string().check(z.trim(), z.maxLength(80)),
  text_tl: z.string().check(z.trim(), z.maxLength(80)),
  img: z.enum(tilePictures),
  place: wholeNumber(0, 999),
  promotion: z.nullable(promotionId()),
  is_shown: z.boolean(),
};

export const listTiles = defineCall({
  method: 'GET',
  path: '/backoffice/api/promotions/tiles',
  access: { staff: 'promotions.read' },
  summary: 'The tiles of the welfare hub in their order, those that are hidden too',
  request: z.object({}),
  answer,
});

export const saveTile = defineCall({
  method: 'POST',
  path: '/backoffice/api/promotions/tiles/save',
  access: { staff: 'promotions.edit' },
  summary:
    'Changes a tile of the welfare hub that is still as it was seen, or adds one; it counts at once',
  request: z.object({
    /** Null for a new one. */
    id: z.nullable(wholeNumber(1, 999_999)),
    /** As it was seen; 0 for a new one. */
    version: z.int(),
    ...tileFields,
    words: z.string(),
  }),
  answer,
  errors: [
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'REASON_WORDS',
    'WORDS_TOO_LONG',
    'WORDS_MARKUP',
    'WORDS_UNREADABLE',
  ],
  refreshes: [listTiles],
});

export const tilesCalls = { listTiles, saveTile } as const;
