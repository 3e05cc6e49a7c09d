import type { liveCalls } from '@perya/contract/calls/live';
import { type Module, nothingToClose } from '../../platform/module.ts';
import type { MessagesServices } from './dependencies.ts';
import { createGiftsReader } from './live/announce-gifts.ts';
import { createPaymentsReader } from './live/announce-payments.ts';
import { createPlayReader } from './live/announce-play.ts';
import { createSessionsReader } from './live/end-connections.ts';
import { messagesRoutes } from './routes.ts';
import { createNoticeReader } from './send-notices.ts';

/** Notices to players, and what their open apps are told live. */
export function createMessages({
  identity,
  live,
  rateLimiter,
}: MessagesServices): Module<Record<never, never>, typeof liveCalls> {
  const services: MessagesServices = { identity, live, rateLimiter };
  const readers = [
    createNoticeReader(services),
    createPaymentsReader(services),
    createGiftsReader(services),
    createPlayReader(services),
    createSessionsReader(services),
  ];
  return {
    door: {},
    handlers: messagesRoutes(services),
    jobs: { tasks: {}, crontab: '', readers },
    close: nothingToClose,
  };
}
