import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { StaffContext } from '../../../platform/http/context.ts';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Finder } from '../../../platform/lists/finder.ts';
import { expireRequests } from './close-request.ts';
import { countWaiting, requestFinder } from './read-requests.ts';
import { registerMetrics } from './register-metrics.ts';
import { createRequestStore } from './request.store.ts';
import { type RequestsCalls, requestsRoutes } from './routes.ts';
import type { RequestServices } from './services.ts';

export interface RequestsNeeds extends Omit<RequestServices, 'requests'> {
  pool: pg.Pool;
}

export interface Requests {
  /** For the home page: how many requests wait for this member of staff, and since when. */
  countWaiting(
    caller: Pick<StaffContext, 'staffId' | 'permissions'>,
  ): Promise<{ count: number; oldestAt: Date | null }>;
  finder: Finder;
  registerMetrics(registry: Registry): void;
  handlers: Handlers<RequestsCalls>;
  jobs: Jobs;
}

const crontab = `
* * * * * staff_expire_requests
41 19 * * * staff_forget_devices
`;

/** Four eyes: what one person asks for and a second one approves. */
export function createRequests(needs: RequestsNeeds): Requests {
  const { pool, people } = needs;
  const services: RequestServices = { ...needs, requests: createRequestStore(pool) };
  return {
    countWaiting: (caller) => countWaiting(services, caller),
    finder: requestFinder(services),
    registerMetrics: (registry) => registerMetrics(registry, services.requests),
    handlers: requestsRoutes(services),
    jobs: {
      crontab,
      tasks: {
        staff_expire_requests: async () => void (await expireRequests(services)),
        staff_forget_devices: () => people.forgetDevices(),
      },
    },
  };
}
