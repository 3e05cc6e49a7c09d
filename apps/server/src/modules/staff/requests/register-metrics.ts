import { Gauge, type Registry } from 'prom-client';
import { shareInFlight } from '../../../platform/share-in-flight.ts';
import type { RequestStore } from './request.store.ts';

/** Ages at which somebody should begin to wonder; the label says which hours they are. */
const ages = [
  { age: '0-1h', below: 1 },
  { age: '1-8h', below: 8 },
  { age: '8-24h', below: 24 },
  { age: 'over 24h', below: Number.POSITIVE_INFINITY },
];

/** Requests that wait for a second person, by age. */
export function registerMetrics(
  registry: Registry,
  { countByAge }: Pick<RequestStore, 'countByAge'>,
): void {
  const counted = shareInFlight(countByAge);
  new Gauge({
    name: 'perya_staff_requests_open',
    help: 'Requests that wait for a second person, by age.',
    labelNames: ['age'],
    registers: [registry],
    async collect() {
      for (const { age } of ages) this.set({ age }, 0);
      for (const { hours, count } of await counted()) {
        const age = ages.find(({ below }) => hours < below)?.age ?? 'over 24h';
        this.inc({ age }, count);
      }
    },
  });
}
