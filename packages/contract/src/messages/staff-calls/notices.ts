import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { reason } from '../../staff/reason.ts';

export const noticeLength = { min: 3, max: 400 } as const;

/** A notice is shown until its end, so an end far away would be shown for long. */
const daysMax = 31;

const text = () =>
  z.string().check(z.trim(), z.minLength(noticeLength.min), z.maxLength(noticeLength.max));

const notice = z.object({
  id: id(),
  text_en: z.string(),
  text_tl: z.string(),
  /** When what it tells of begins and ends. */
  from: unixSeconds(),
  until: unixSeconds(),
  published_at: unixSeconds(),
  /** Shown to players at present. */
  is_shown: z.boolean(),
  withdrawn_at: z.nullable(unixSeconds()),
});
export type HouseNotice = z.output<typeof notice>;

const answer = z.object({ rows: z.array(notice) });

export const listNotices = defineCall({
  method: 'GET',
  path: '/backoffice/api/notices/list',
  access: { staff: 'notices.publish' },
  summary: 'The notices of maintenance that were published last, the newest first',
  request: z.object({}),
  answer,
});

export const publishNotice = defineCall({
  method: 'POST',
  path: '/backoffice/api/notices/publish',
  access: { staff: 'notices.publish' },
  summary: 'Shows a notice of maintenance in the app of every player, at once and until its end',
  request: z
    .object({
      /** Made by whoever sends it: what is sent twice is published once. */
      key: z.uuid(),
      text_en: text(),
      text_tl: text(),
      from: unixSeconds(),
      until: unixSeconds(),
      reason: reason(),
    })
    .check(
      z.refine(
        ({ from, until }) => until > from && until - from <= daysMax * 86_400,
        'It ends after it begins, within 31 days',
      ),
    ),
  answer,
  errors: ['NOTICE_OVER'],
  refreshes: [listNotices],
});

export const withdrawNotice = defineCall({
  method: 'POST',
  path: '/backoffice/api/notices/withdraw',
  access: { staff: 'notices.publish' },
  summary: 'Ends a notice before its time: whoever comes from now on does not see it',
  request: z.object({ id: id(), reason: reason() }),
  answer,
  errors: ['NOT_FOUND', 'NOTHING_TO_CHANGE'],
  refreshes: [listNotices],
});

export const noticesCalls = { listNotices, publishNotice, withdrawNotice } as const;
