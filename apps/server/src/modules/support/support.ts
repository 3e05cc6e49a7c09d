import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { ConfigurationPart } from '../../platform/configuration/part.ts';
import {
  type DataFile,
  jsonFile,
  type OwnData,
  readPages,
  rowsFile,
} from '../../platform/files/data-file.ts';
import { type Assigner, assignerOf } from '../../platform/lists/assigner.ts';
import type { Finder } from '../../platform/lists/finder.ts';
import type { Teller } from '../../platform/lists/teller.ts';
import { type Module, nothingToClose } from '../../platform/module.ts';
import type { Recorded } from '../audit/index.ts';
import { answerPart } from './canned-answers/answer-part.store.ts';
import {
  createCannedAnswerStore,
  type NewCannedAnswer,
} from './canned-answers/canned-answer.store.ts';
import { createConversationStore } from './conversation/conversation.store.ts';
import { createDeskStore } from './desk/desk.store.ts';
import { conversationFinder } from './desk/find-conversations.ts';
import { createResponseTimesStore } from './desk/response-times.store.ts';
import { messageTeller } from './desk/tell-messages.ts';
import { createFeedbackStore } from './feedback/feedback.store.ts';
import { createSupportMetrics, type Waiting } from './metrics.ts';
import { createOwnDataStore, type OwnMessage } from './own-data/own-data.store.ts';
import { type SupportCalls, supportRoutes } from './routes.ts';
import type { SupportServices } from './services.ts';
import { createStaffPictureStore } from './staff-pictures/staff-picture.store.ts';
import { sweepPictures } from './staff-pictures/staff-pictures.ts';

const fileOf = (n: number, place: number) => `service/${n}-${place + 1}.webp`;

async function* named(pages: AsyncIterable<OwnMessage>) {
  for await (const { pictures, ...message } of pages) {
    yield { ...message, pictures: pictures.map((_, place) => fileOf(message.n, place)) };
  }
}

/** What the player and the house have written to each other, with the pictures, and the player's feedback. */
async function* readOwnData(
  { identity }: Pick<SupportServices, 'identity'>,
  pool: pg.Pool,
  uid: bigint,
): AsyncIterable<DataFile> {
  const store = createOwnDataStore(pool);
  const messages = () => readPages<OwnMessage>((last) => store.messages(uid, last));
  yield rowsFile('service.json', named(messages()));
  yield jsonFile('feedback.json', await store.feedback(uid));
  for await (const { n, pictures } of messages()) {
    for (const [place, key] of pictures.entries()) {
      const content = await identity.uploads.read(key);
      if (content !== null) yield { name: fileOf(n, place), content };
    }
  }
}

export interface Support {
  /** Conversations that wait for an answer. */
  countWaiting(): Promise<Waiting>;
  /** Feedback that nobody has decided. */
  countFeedback(): Promise<Waiting>;
  /** Adds answers that a new installation keeps ready, by their ids. */
  addMissing(answers: readonly (NewCannedAnswer & { id: number })[]): Promise<void>;
  /** How conversations are given to somebody. */
  assigners: readonly Assigner<Recorded>[];
  /** Conversations, for the search over everything. */
  finders: readonly Finder[];
  /** What was written, for the story of a player. */
  tellers: readonly Teller[];
  ownData: OwnData;
  /** What travels with the configuration of the house. */
  configuration: readonly ConfigurationPart[];
  registerMetrics(registry: Registry): void;
}

interface SupportNeeds
  extends Pick<SupportServices, 'settings' | 'audit' | 'identity' | 'rateLimiter' | 'sealed'> {
  pool: pg.Pool;
}

/** Conversations of players with the house, and their feedback. */
export function createSupport({ pool, ...needs }: SupportNeeds): Module<Support, SupportCalls> {
  const { settings, audit, identity, rateLimiter, sealed } = needs;
  const desk = createDeskStore(pool);
  const feedback = createFeedbackStore(pool);
  const services: SupportServices = {
    settings,
    audit,
    identity,
    rateLimiter,
    sealed,
    desk,
    responseTimes: createResponseTimesStore(pool),
    feedback,
    conversations: createConversationStore(pool),
    cannedAnswers: createCannedAnswerStore(pool),
    staffPictures: createStaffPictureStore(pool),
    metrics: createSupportMetrics({
      conversations: desk.countWaiting,
      feedback: feedback.countOpen,
    }),
  };
  return {
    api: {
      countWaiting: desk.countWaiting,
      countFeedback: feedback.countOpen,
      async addMissing(answers) {
        for (const { id, ...answer } of answers) {
          await services.cannedAnswers.addMissing(id, answer);
        }
      },
      assigners: [
        assignerOf({ queue: 'support', permission: 'support.answer' }, desk, {
          keyOf: (id) => ({ uid: BigInt(id) }),
          whoOf: (to) => to,
          caseOf: ({ uid }) => ({ uid, id: String(uid) }),
        }),
      ],
      finders: [conversationFinder(services)],
      tellers: [messageTeller(pool)],
      ownData: (uid) => readOwnData(services, pool, uid),
      configuration: [answerPart()],
      registerMetrics: services.metrics.register,
    },
    handlers: supportRoutes(services),
    jobs: {
      tasks: { support_sweep_pictures: () => sweepPictures(services) },
      crontab: '59 19 * * * support_sweep_pictures',
    },
    close: nothingToClose,
  };
}
