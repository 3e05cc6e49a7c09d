import { Counter, Gauge, type Registry } from 'prom-client';
import type { Jobs } from '../../../platform/jobs.ts';
import type { PrivacyServices } from '../services.ts';
import { closeAsleep } from './close-asleep.ts';

/** Closes what nobody closes, so that the years of the law begin to run for it too. */
export function createAsleep(services: PrivacyServices) {
  const outcomes = new Counter({
    name: 'perya_accounts_asleep_total',
    help: 'Looks at accounts that nobody has used for years: closed, left to people for the money in it, or why nothing was done.',
    labelNames: ['outcome'],
    registers: [],
  });
  const jobs: Jobs = {
    crontab: '17 18 * * * privacy_close_asleep',
    tasks: { privacy_close_asleep: () => closeAsleep({ ...services, outcomes }) },
  };
  return {
    jobs,
    registerMetrics(registry: Registry) {
      registry.registerMetric(outcomes);
      new Gauge({
        name: 'perya_accounts_asleep_with_money',
        help: 'Accounts that nobody has used for years and in which money is left: two people decide about each.',
        registers: [registry],
        async collect() {
          this.set((await services.asleep.waiting({})).count);
        },
      });
    },
  };
}
