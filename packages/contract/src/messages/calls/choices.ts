import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { noticeChannels, noticeTopics } from '../../rules/notices/notice-choices.ts';

const cell = { topic: z.enum(noticeTopics), channel: z.enum(noticeChannels) };

export const noticeChoice = z.object({
  ...cell,
  is_on: z.boolean(),
  /** Always told: it cannot be switched. */
  is_fixed: z.boolean(),
});
export type ShownChoice = z.output<typeof noticeChoice>;

/** A choice that was made: by the player, on this device, and of a consent to which words. */
export const choiceStep = z.object({
  at: unixSeconds(),
  ...cell,
  is_on: z.boolean(),
  device: z.string(),
  /** Of a consent; null for any other choice. */
  version: z.nullable(z.int()),
  words: z.nullable(z.string()),
});
export type ChoiceStep = z.output<typeof choiceStep>;

const pushDevice = z.object({
  id: id(),
  name: z.string(),
  added_at: unixSeconds(),
  /** The one that asks. */
  is_this: z.boolean(),
});
export type PushDevice = z.output<typeof pushDevice>;

const choices = z.object({
  choices: z.array(noticeChoice),
  /** Without a proved address nothing is sent by email. */
  has_email: z.boolean(),
  /** Excluded, or on a break: rewards and offers are silent until it is over. */
  is_away: z.boolean(),
  /** What a browser asks for notifications with. */
  push_key: z.string(),
  /** Those that notify. */
  devices: z.array(pushDevice),
  /** The newest first. */
  history: z.array(choiceStep),
});
export type NoticeChoices = z.output<typeof choices>;

export const getNoticeChoices = defineCall({
  method: 'GET',
  path: '/member/notices/choices',
  access: 'player',
  gate: 'reads',
  summary: 'What the player is told by push, email and SMS, and which choices were made when',
  request: z.object({}),
  answer: choices,
});

export const chooseNotice = defineCall({
  method: 'POST',
  path: '/member/notices/choose',
  access: 'player',
  gate: 'ownAccount',
  summary: 'Switches a topic by a channel on or off; offers are a consent to words of a version',
  request: z
    .object({
      ...cell,
      is_on: z.boolean(),
      /** Of the words that the player has read; needed to consent to offers. */
      version: z.optional(z.int()),
    })
    .check(
      z.refine(
        ({ topic, is_on, version }) => topic !== 'offers' || !is_on || version !== undefined,
        'A consent names the version of its words',
      ),
    ),
  answer: choices,
  errors: ['NOTICE_ALWAYS_SENT', 'CONSENT_CHANGED', 'TOO_MANY_REQUESTS'],
  refreshes: [getNoticeChoices],
});

/** As browsers write keys. */
const urlSafe = (length: { min: number; max: number }) =>
  z
    .string()
    .check(z.regex(/^[A-Za-z0-9_-]+={0,2}$/), z.minLength(length.min), z.maxLength(length.max));

export const addPushDevice = defineCall({
  method: 'POST',
  path: '/member/notices/push/add',
  access: 'player',
  gate: 'ownAccount',
  summary: 'Lets the browser that asks notify the player, for as long as its session lasts',
  request: z.object({
    endpoint: z.string().check(z.maxLength(1000)),
    p256dh: urlSafe({ min: 86, max: 90 }),
    auth: urlSafe({ min: 22, max: 24 }),
  }),
  answer: choices,
  errors: ['PUSH_SERVICE_UNKNOWN', 'TOO_MANY_REQUESTS'],
  refreshes: [getNoticeChoices],
});

export const removePushDevice = defineCall({
  method: 'POST',
  path: '/member/notices/push/remove',
  access: 'player',
  gate: 'ownAccount',
  summary: 'A device of the player notifies no more',
  request: z.object({ id: id() }),
  answer: choices,
  errors: ['NOTHING_TO_CHANGE'],
  refreshes: [getNoticeChoices],
});

export const choicesCalls = {
  getNoticeChoices,
  chooseNotice,
  addPushDevice,
  removePushDevice,
} as const;
