import * as z from 'zod/mini';
import { brandTag } from '../../brands/brand-tags.ts';
import { brandsMax } from '../../brands.ts';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { contentLinkMax } from '../../rules/content/content-link.ts';
import { lookedAt } from '../../rules/promotions/reach.ts';
import { vipLevelMax } from '../../rules/vip/levels.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { reason } from '../../staff/reason.ts';

export const announcementLengths = { title: 60, body: 240 } as const;

/** Not switched on, not begun, running, or over. */
export const announcementPhases = ['off', 'planned', 'running', 'over'] as const;
export type AnnouncementPhase = (typeof announcementPhases)[number];

const words = (max: number) => z.string().check(z.trim(), z.maxLength(max));

const settings = {
  /** The address of a picture that was uploaded here. */
  picture: z.string().check(z.maxLength(200)),
  title_en: words(announcementLengths.title),
  title_tl: words(announcementLengths.title),
  body_en: words(announcementLengths.body),
  body_tl: words(announcementLengths.body),
  /** A path of the app, or an address elsewhere; empty for none. */
  link: words(contentLinkMax + 1),
  /** 1 once a day, 2 once in each login. */
  frequency: z.literal([1, 2]),
  start: unixSeconds(),
  end: unixSeconds(),
  /** VIP levels that it is for; none is everybody. */
  levels: z.array(z.int().check(z.minimum(0), z.maximum(vipLevelMax))).check(z.maxLength(30)),
  brands: z.array(brandTag()).check(z.minLength(1), z.maxLength(brandsMax)),
  /** Its place: smaller ones are shown before. */
  seq: z.int().check(z.minimum(0), z.maximum(9999)),
};

const announcement = z.object({
  id: id(),
  version: z.int(),
  phase: z.enum(announcementPhases),
  is_on: z.boolean(),
  ...settings,
  /** Players who were shown it, how often in all, and players who followed its link. */
  seen_players: z.int(),
  seen_times: z.int(),
  opened_players: z.int(),
  updated_at: unixSeconds(),
});
export type StaffAnnouncement = z.output<typeof announcement>;

export const listAnnouncements = defineCall({
  method: 'GET',
  path: '/backoffice/api/announcements/list',
  access: { staff: 'content.read' },
  summary: 'Announcements in the order in which players are shown them, with who has seen them',
  request: z.object({
    ...listRequest,
    phase: z.optional(z.enum(announcementPhases)),
    brand: z.optional(brandTag()),
  }),
  answer: listPage(announcement),
});

export const readAnnouncement = defineCall({
  method: 'GET',
  path: '/backoffice/api/announcements/one',
  access: { staff: 'content.read' },
  summary: 'One announcement',
  request: z.object({ id: id() }),
  answer: announcement,
  errors: ['NOT_FOUND'],
});

const refusals = [
  'ANNOUNCEMENT_PICTURE',
  'ANNOUNCEMENT_WINDOW',
  'ANNOUNCEMENT_WORDS',
  'CONTENT_LINK',
  'WORDS_MARKUP',
  'WORDS_UNREADABLE',
] as const;

export const addAnnouncement = defineCall({
  method: 'POST',
  path: '/backoffice/api/announcements/add',
  access: { staff: 'announcements.edit' },
  summary: 'Adds an announcement, which players see once it is switched on and its time has come',
  request: z.object({
    /** Made by whoever sends it: what is sent twice is added once. */
    key: z.uuid(),
    ...settings,
    reason: reason(),
  }),
  answer: announcement,
  errors: refusals,
  refreshes: [listAnnouncements, readAnnouncement],
});

export const changeAnnouncement = defineCall({
  method: 'POST',
  path: '/backoffice/api/announcements/change',
  access: { staff: 'announcements.edit' },
  summary: 'Changes an announcement that is still as it was seen; it counts at once',
  request: z.object({
    id: id(),
    /** What was seen. */
    version: z.int(),
    ...settings,
    reason: reason(),
  }),
  answer: announcement,
  errors: [...refusals, 'NOT_FOUND', 'CHANGED_MEANWHILE'],
  refreshes: [listAnnouncements, readAnnouncement],
});

export const switchAnnouncement = defineCall({
  method: 'POST',
  path: '/backoffice/api/announcements/switch',
  access: { staff: 'announcements.edit' },
  summary: 'Switches an announcement on or off, at once',
  request: z.object({ id: id(), is_on: z.boolean(), reason: reason() }),
  answer: announcement,
  errors: ['NOT_FOUND', 'NOTHING_TO_CHANGE'],
  refreshes: [listAnnouncements, readAnnouncement],
});

export const moveAnnouncement = defineCall({
  method: 'POST',
  path: '/backoffice/api/announcements/move',
  access: { staff: 'announcements.edit' },
  summary: 'Shows an announcement before or after the one next to it',
  request: z.object({ id: id(), to: z.enum(['earlier', 'later']) }),
  answer: announcement,
  errors: ['NOT_FOUND', 'NOTHING_TO_CHANGE'],
  refreshes: [listAnnouncements, readAnnouncement],
});

export const uploadAnnouncementPicture = defineCall({
  method: 'POST',
  path: '/backoffice/api/announcements/picture',
  access: { staff: 'announcements.edit' },
  summary: 'Takes a picture in the field `file` of a multipart body, and draws it anew',
  request: z.object({}),
  answer: z.object({ picture: z.string() }),
  upload: true,
  errors: ['FILE_REFUSED', 'PICTURE_TOO_LARGE', 'TOO_LARGE'],
  refreshes: 'nothing',
});

export const readAnnouncementReach = defineCall({
  method: 'GET',
  path: '/backoffice/api/announcements/reach',
  access: { staff: 'content.read' },
  summary: 'How many of the players who came lately have a VIP level that an announcement is for',
  request: z.object({ id: id() }),
  answer: z.object(lookedAt),
  errors: ['NOT_FOUND'],
});

export const staffAnnouncementsCalls = {
  listAnnouncements,
  readAnnouncement,
  readAnnouncementReach,
  addAnnouncement,
  changeAnnouncement,
  switchAnnouncement,
  moveAnnouncement,
  uploadAnnouncementPicture,
} as const;
