import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { OwnData } from '../../platform/files/data-file.ts';
import { type Module, nothingToClose } from '../../platform/module.ts';
import { createChoiceStore } from './choices/choice.store.ts';
import { readOwnData } from './choices/read-choices.ts';
import { createGiftsReader } from './live/announce-gifts.ts';
import {
  createKycReader,
  createPaymentsReader,
  createPlayReader,
  createSessionsReader,
  createSupportReader,
} from './live/readers.ts';
import { createMetrics } from './metrics.ts';
import { createNoticeStore } from './notices/notice.store.ts';
import { type MessagesCalls, messagesRoutes } from './routes.ts';
import { createNoticeReader } from './send-notices.ts';
import type { MessagesServices } from './services.ts';
import { createPaymentNewsReader, createRewardNewsReader } from './topics/readers.ts';

export type MessagesNeeds = Omit<MessagesServices, 'notices' | 'choices' | 'metrics'> & {
  pool: pg.Pool;
};

export interface Messages {
  ownData: OwnData;
  registerMetrics(registry: Registry): void;
}

/** Notices to players, by which ways they want them, and what their open apps are told live. */
export function createMessages({ pool, ...needs }: MessagesNeeds): Module<Messages, MessagesCalls> {
  const { audit, identity, limits, live, rateLimiter } = needs;
  const services: MessagesServices = {
    audit,
    identity,
    limits,
    live,
    rateLimiter,
    notices: createNoticeStore(pool),
    choices: createChoiceStore(pool),
    metrics: createMetrics(),
  };
  const readers = [
    createNoticeReader(services),
    createPaymentNewsReader(services),
    createRewardNewsReader(services),
    createPaymentsReader(services),
    createGiftsReader(services),
    createPlayReader(services),
    createSupportReader(services),
    createSessionsReader(services),
    createKycReader(services),
  ];
  return {
    api: {
      ownData: (uid) => readOwnData(services, uid),
      registerMetrics: services.metrics.register,
    },
    handlers: messagesRoutes(services),
    jobs: { tasks: {}, crontab: '', readers },
    close: nothingToClose,
  };
}
