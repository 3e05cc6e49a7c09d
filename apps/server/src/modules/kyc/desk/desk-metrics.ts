import type { ReviewDecision } from '@perya/contract/kyc/staff-calls/reviews';
import { Counter, Gauge, type Registry } from 'prom-client';
import { shareInFlight } from '../../../platform/share-in-flight.ts';
import type { QueueStore } from './queue.store.ts';

type Done = ReviewDecision | 'claimed' | 'released' | 'read' | 'photo' | 'imported';

export interface DeskCounter {
  count(done: Done): void;
  register(registry: Registry): void;
}

/** What whoever runs the product watches of the desk. */
export function createDeskMetrics({ countOpen }: Pick<QueueStore, 'countOpen'>): DeskCounter {
  const done = new Counter({
    name: 'perya_kyc_desk_total',
    help: 'What reviewers did: claims, looks at records and photos, decisions, imported lists.',
    labelNames: ['done'],
    registers: [],
  });
  const open = shareInFlight(countOpen);
  return {
    count: (what) => done.inc({ done: what }),
    register(registry) {
      registry.registerMetric(done);
      new Gauge({
        name: 'perya_kyc_reviews_open',
        help: 'Submissions of the identity check that wait, by who they wait for.',
        labelNames: ['state'],
        registers: [registry],
        async collect() {
          const { waiting, escalated } = await open();
          this.set({ state: 'waiting' }, waiting);
          this.set({ state: 'escalated' }, escalated);
        },
      });
      new Gauge({
        name: 'perya_kyc_review_oldest_seconds',
        help: 'How long the oldest submission has waited; 0 if none waits.',
        registers: [registry],
        async collect() {
          const { oldestAt } = await open();
          this.set(oldestAt ? (Date.now() - oldestAt.getTime()) / 1000 : 0);
        },
      });
    },
  };
}
