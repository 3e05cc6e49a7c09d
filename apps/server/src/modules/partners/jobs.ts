import type { Jobs } from '../../platform/jobs.ts';
import type { PartnersServices } from './services.ts';

const crontab = `
31 19 * * * partners_forget_old
* * * * * partners_tell_links
`;

export function createPartnersJobs({ entries, links, tallies }: PartnersServices): Jobs {
  return {
    crontab,
    tasks: {
      partners_tell_links: async () => links.tellAll(),
      async partners_forget_old() {
        await entries.forgetOld();
        await tallies.forgetOld();
      },
    },
  };
}
