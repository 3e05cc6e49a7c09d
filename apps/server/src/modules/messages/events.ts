import { noticeChannels, noticeTopics } from '@perya/contract/rules/notices/notice-choices';
import * as z from 'zod/mini';
import { declareEvent } from '../../platform/events/event.ts';

/** A player has chosen what they are told by a channel; of offers it is a consent, or its end. */
export const noticeChosen = declareEvent(
  'messages.notice-chosen',
  z.object({
    topic: z.enum(noticeTopics),
    channel: z.enum(noticeChannels),
    isOn: z.boolean(),
  }),
);
