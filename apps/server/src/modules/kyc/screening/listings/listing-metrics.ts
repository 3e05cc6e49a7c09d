import type { ListCheckState, ListMoment } from '@perya/contract/kyc/list-checks';
import { Counter, Gauge, type Registry } from 'prom-client';

export interface ListingMetrics {
  count(moment: ListMoment, state: ListCheckState): void;
  register(registry: Registry, countStale: () => Promise<number>): void;
}

/** What whoever runs the product watches of the lists of restricted persons. */
export function createListingMetrics(): ListingMetrics {
  const checks = new Counter({
    name: 'perya_list_checks_total',
    help: 'Players held against the lists of restricted persons, by moment and by what was found.',
    labelNames: ['moment', 'state'],
    registers: [],
  });
  return {
    count: (moment, state) => checks.inc({ moment, state }),
    register(registry, countStale) {
      registry.registerMetric(checks);
      new Gauge({
        name: 'perya_list_checks_waiting',
        help: 'Players who have not been held against the newest lists yet.',
        registers: [registry],
        async collect() {
          this.set(await countStale());
        },
      });
    },
  };
}
