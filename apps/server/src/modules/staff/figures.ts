import { Counter, Gauge, type Registry } from 'prom-client';
import type { StaffRefusal } from '../../platform/http/staff-guard.ts';
import type { SessionStore } from './sessions/session.store.ts';

export interface Figures {
  countRefused(reason: StaffRefusal): void;
  register(registry: Registry): void;
}

/** What whoever runs the product watches of its staff. */
export function createFigures({ countOpen }: Pick<SessionStore, 'countOpen'>): Figures {
  const refused = new Counter({
    name: 'perya_staff_refused_total',
    help: 'Calls of the staff app that were turned away, by reason.',
    labelNames: ['reason'],
    registers: [],
  });
  return {
    countRefused: (reason) => refused.inc({ reason }),
    register(registry) {
      registry.registerMetric(refused);
      new Gauge({
        name: 'perya_staff_sessions',
        help: 'Sessions of staff that are open.',
        registers: [registry],
        async collect() {
          this.set(await countOpen());
        },
      });
    },
  };
}
