import type { Jobs } from '../../../platform/jobs.ts';
import type { KycServices } from '../services.ts';
import { freezeOverdue } from './freeze-overdue.ts';

/** One after the other: a run may take longer than a minute. */
const crontab = `
* * * * * kyc_freeze_overdue ?queue=kyc_freeze&jobKey=kyc_freeze
`;

export function createFreezeJobs(services: KycServices): Jobs {
  return {
    crontab,
    tasks: {
      async kyc_freeze_overdue() {
        await freezeOverdue(services);
      },
    },
  };
}
