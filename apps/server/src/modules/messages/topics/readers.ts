import type { LogReader } from '../../../platform/events/log-reader.ts';
import type { MessagesServices } from '../services.ts';
import { listPaymentNews, listRewardNews } from './news.store.ts';
import { tell } from './tell.ts';

/** Tells whoever chose so of payments that ended. */
export function createPaymentNewsReader(services: MessagesServices): LogReader {
  return {
    name: 'messages.payment-news',
    log: 'payments.step_seq',
    batchSize: 1000,
    async react(client, range) {
      await tell(services, client, 'payments', await listPaymentNews(client, range));
      return undefined;
    },
  };
}

/** Tells whoever chose so of rewards. */
export function createRewardNewsReader(services: MessagesServices): LogReader {
  return {
    name: 'messages.reward-news',
    log: 'promotions.step_seq',
    batchSize: 1000,
    async react(client, range) {
      await tell(services, client, 'rewards', await listRewardNews(client, range));
      return undefined;
    },
  };
}
