import type { Jobs } from '../../platform/jobs.ts';
import { sweepFiles, sweepPictures } from './pictures/sweep-pictures.ts';
import type { IdentityServices } from './services.ts';

const crontab = `
23 19 * * * identity_forget_old
7 * * * * identity_sweep_pictures
47 19 * * * identity_sweep_files
`;

export function createIdentityJobs(services: IdentityServices): Jobs {
  const stores = [
    services.otps,
    services.guesses,
    services.sessions,
    services.handovers,
    services.passkeys,
    services.uploads,
    services.openedPages,
  ];
  return {
    crontab,
    tasks: {
      async identity_forget_old() {
        await Promise.all(stores.map((store) => store.forgetOld()));
      },
      identity_sweep_pictures: () => sweepPictures(services),
      identity_sweep_files: () => sweepFiles(services),
    },
  };
}
