import type { liveCalls } from '@perya/contract/messages/calls/live';
import type { noticesCalls } from '@perya/contract/messages/staff-calls/notices';
import type pg from 'pg';
import { type Module, nothingToClose } from '../../platform/module.ts';
import { createGiftsReader } from './live/announce-gifts.ts';
import {
  createKycReader,
  createPaymentsReader,
  createPlayReader,
  createSessionsReader,
  createSupportReader,
} from './live/readers.ts';
import { createNoticeStore } from './notices/notice.store.ts';
import { messagesRoutes } from './routes.ts';
import { createNoticeReader } from './send-notices.ts';
import type { MessagesServices } from './services.ts';

export type MessagesNeeds = Omit<MessagesServices, 'notices'> & { pool: pg.Pool };

/** Notices to players, and what their open apps are told live. */
export function createMessages({
  pool,
  ...needs
}: MessagesNeeds): Module<Record<never, never>, typeof liveCalls & typeof noticesCalls> {
  const { audit, identity, live, rateLimiter } = needs;
  const notices = createNoticeStore(pool);
  const services: MessagesServices = { audit, identity, live, rateLimiter, notices };
  const readers = [
    createNoticeReader(services),
    createPaymentsReader(services),
    createGiftsReader(services),
    createPlayReader(services),
    createSupportReader(services),
    createSessionsReader(services),
    createKycReader(services),
  ];
  return {
    api: {},
    handlers: messagesRoutes(services),
    jobs: { tasks: {}, crontab: '', readers },
    close: nothingToClose,
  };
}
