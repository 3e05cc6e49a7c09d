import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { OwnData } from '../../platform/files/data-file.ts';
import type { Keyring } from '../../platform/keyring.ts';
import { type Module, nothingToClose } from '../../platform/module.ts';
import type { Carrier } from '../../platform/outbox/deliver-outbox.ts';
import { createPushSender } from '../../providers/push/send-push.ts';
import type { PushSettings } from '../../providers/push/settings.ts';
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
import { createPushStore } from './push/push.store.ts';
import { createPushKeys } from './push/push-keys.ts';
import { pushCarriers } from './push/push-outbox.ts';
import { type MessagesCalls, messagesRoutes } from './routes.ts';
import { createNoticeReader } from './send-notices.ts';
import type { MessagesServices, Push } from './services.ts';
import { createPaymentNewsReader, createRewardNewsReader } from './topics/readers.ts';

type OwnServices = 'notices' | 'choices' | 'push' | 'metrics';

export type MessagesNeeds = Omit<MessagesServices, OwnServices> & {
  pool: pg.Pool;
  keyring: Keyring;
  settings: PushSettings & { smtp: { from: string } | null };
};

export interface Messages {
  /** Of the outbox: who takes notifications to devices. */
  carriers: Record<string, Carrier>;
  ownData: OwnData;
  registerMetrics(registry: Registry): void;
}

const noReply = 'no-reply@perya.example';

function createPush({ pool, keyring, settings }: MessagesNeeds): Push {
  const { pushContact, pushOrigins, smtp } = settings;
  const sender = createPushSender(pushContact ?? `mailto:${smtp?.from ?? noReply}`, pushOrigins);
  const store = createPushStore(pool);
  return { pool, store, keyring, sender, keys: createPushKeys({ store, keyring, sender }) };
}

/** Notices to players, by which ways they want them, and what their open apps are told live. */
export function createMessages(needs: MessagesNeeds): Module<Messages, MessagesCalls> {
  const { pool, audit, identity, content, limits, live, rateLimiter } = needs;
  const services: MessagesServices = {
    audit,
    identity,
    content,
    limits,
    live,
    rateLimiter,
    notices: createNoticeStore(pool),
    choices: createChoiceStore(pool),
    push: createPush(needs),
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
      carriers: pushCarriers(services),
      ownData: (uid) => readOwnData(services, uid),
      registerMetrics: services.metrics.register,
    },
    handlers: messagesRoutes(services),
    jobs: { tasks: {}, crontab: '', readers },
    close: nothingToClose,
  };
}
