import type { Jobs } from '../../platform/jobs.ts';
import type { StaffServices } from './dependencies.ts';

const crontab = `
31 19 * * * staff_forget_old
`;

export function createStaffJobs({ sessions }: StaffServices): Jobs {
  return { crontab, tasks: { staff_forget_old: () => sessions.forgetOld() } };
}
