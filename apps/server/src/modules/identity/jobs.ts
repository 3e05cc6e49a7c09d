import type { Jobs } from '../../platform/jobs.ts';
import type { IdentityServices } from './dependencies.ts';

export function createIdentityJobs({ otps, guesses, sessions }: IdentityServices): Jobs {
  return {
    tasks: {
      async identity_forget_old() {
        await Promise.all([otps.forgetOld(), guesses.forgetOld(), sessions.forgetOld()]);
      },
    },
    crontab: '23 19 * * * identity_forget_old',
  };
}
