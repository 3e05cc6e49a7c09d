import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';

/** A tile of the welfare hub; `img` is the base path of its picture. [G-328] */
const welfareTile = z.object({
  id: z.int(),
  /** What it opens: `rules/promotions/welfare-tiles`. */
  type: z.int(),
  /** A page that it opens instead; empty for what its type says. */
  route: z.string(),
  title: z.string(),
  text: z.string(),
  img: z.string(),
});
export type WelfareTile = z.output<typeof welfareTile>;

export const listWelfareTiles = defineCall({
  method: 'GET',
  path: '/promo/list',
  access: 'player',
  gate: 'reads',
  summary: 'The tiles of the welfare hub in their order, in the language of the caller',
  request: z.object({}),
  answer: z.array(welfareTile),
});

export const welfareCalls = { listWelfareTiles } as const;
