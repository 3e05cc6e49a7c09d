import { Gauge, type Registry } from 'prom-client';
import { shareInFlight } from '../share-in-flight.ts';
import type { OutboxDepth, OutboxStore } from './outbox.store.ts';

/** How full the outbox is, read from the database when the metrics are asked for. */
export function registerDepth(registry: Registry, store: OutboxStore): void {
  const depth = shareInFlight(store.depth);
  const gauge = (name: string, help: string, figure: keyof OutboxDepth) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set((await depth())[figure]);
      },
    });
  gauge('perya_outbox_waiting', 'Letters that are neither delivered nor dead.', 'waiting');
  gauge('perya_outbox_oldest_seconds', 'Age of the oldest of these letters.', 'oldestSeconds');
  gauge('perya_outbox_dead', 'Letters that were given up and wait for staff.', 'dead');
}
