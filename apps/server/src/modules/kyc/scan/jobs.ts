import type { Jobs } from '../../../platform/jobs.ts';
import { endAbandoned } from './end-abandoned.ts';
import type { ScanServices } from './services.ts';

const crontab = `
*/5 * * * * kyc_end_abandoned_scans
11 19 * * * kyc_forget_scan_days
`;

export function createScanJobs(services: ScanServices): Jobs {
  return {
    crontab,
    tasks: {
      kyc_end_abandoned_scans: async () => endAbandoned(services),
      kyc_forget_scan_days: async () => services.scans.forgetDays(),
    },
  };
}
