import type { Jobs } from '../../../platform/jobs.ts';
import { type BirthdayServices, giveBirthdays } from './give-birthdays.ts';

/**
 * Midnight in Manila is a full hour of UTC. Every other hour goes over the day again, for whoever was approved
 * meanwhile and for a server that was away at midnight.
 */
const crontab = '0 * * * * promotions_give_birthdays';

export function createBirthdayJobs(services: BirthdayServices): Jobs {
  return { crontab, tasks: { promotions_give_birthdays: async () => giveBirthdays(services) } };
}
