import * as z from 'zod/mini';
import { brandTag } from '../../brands/brand-tags.ts';
import { defineCall } from '../../call.ts';
import { cursorList, id, unixSeconds } from '../../fields.ts';

const text = z.object({ en: z.string(), tl: z.string() });

/** As the documents list its fields, with the words that stand under the picture. [M-143] */
const announcement = z.object({
  id: id(),
  /** 1 once a day, 2 once in each login. */
  frequency: z.int(),
  /** The picture. */
  url: z.string(),
  /** Where it leads: a path of the app, or an address elsewhere; empty for nowhere. */
  link_h5: z.string(),
  seq: z.int(),
  start_time: unixSeconds(),
  end_time: unixSeconds(),
  state: z.int(),
  /** 1 all, 2 players of some VIP levels, 3 the same as all. */
  visible_type: z.int(),
  /** VIP levels with commas. */
  level_list: z.string(),
  /** Always empty: whom else it is for is nobody's business. [M-475] */
  visible_user_list: z.string(),
  updated_at: unixSeconds(),
  title: text,
  body: text,
});
export type Announcement = z.output<typeof announcement>;

const brand = z._default(brandTag(), 'h5');

/** [G-233 M-387] */
export const listPopups = defineCall({
  method: 'GET',
  path: '/member/popup/list',
  access: 'public',
  summary: 'The announcements that the caller may be shown at this moment, in their order',
  request: z.object({ brand }),
  answer: z.array(announcement),
});

export const pastPopupsPage = 20;

export const listPastPopups = defineCall({
  method: 'GET',
  path: '/member/popup/past',
  access: 'player',
  gate: 'reads',
  summary: 'The announcements that have been for the player, those that are over too, newest first',
  request: z.object({ brand, last_id: z.optional(id()) }),
  answer: cursorList(announcement),
});

export const noteSeenPopup = defineCall({
  method: 'POST',
  path: '/member/popup/seen',
  access: 'player',
  gate: 'ownAccount',
  summary: 'Says that an announcement was shown to the player, or that its link was followed',
  request: z.object({ id: id(), is_opened: z._default(z.boolean(), false) }),
  answer: z.boolean(),
  errors: ['NOT_FOUND'],
  refreshes: 'nothing',
});

export const announcementsCalls = { listPopups, listPastPopups, noteSeenPopup } as const;
