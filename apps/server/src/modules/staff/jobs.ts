import type { Jobs } from '../../platform/jobs.ts';
import type { StaffServices } from './services.ts';

const crontab = `
31 19 * * * staff_forget_old
`;

/** The jobs of the module's rooms are its own. */
export function createStaffJobs(
  { sessions, passkeys, companyAttempts }: StaffServices,
  ...rooms: readonly Jobs[]
): Jobs {
  return {
    crontab: [crontab, ...rooms.map((room) => room.crontab)].join(''),
    tasks: Object.assign(
      {
        staff_forget_old: async () => {
          await sessions.forgetOld();
          await passkeys.forgetOld();
          await companyAttempts.forgetOld();
        },
      },
      ...rooms.map(({ tasks }) => tasks),
    ),
  };
}
