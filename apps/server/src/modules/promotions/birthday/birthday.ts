import { addDays, daysBetween } from '@perya/contract/rules/tasks/check-in';
import type { Earned } from '../desk/simulation/decide-earned.ts';
import { exact, type KindRoom, type Simulate, wholeDay } from '../kind-room.ts';
import { type BirthdayServices, giveBirthdays } from './give-birthdays.ts';

/**
 * Midnight in Manila is a full hour of UTC. Every other hour goes over the day again, for whoever was approved
 * meanwhile and for a server that was away at midnight.
 */
const crontab = '0 * * * * promotions_give_birthdays';

const simulate: Simulate<'birthday'> = async ({ kyc }, { rules }, { from, to }) => {
  const earned: Earned[] = [];
  for (let n = 0; n <= daysBetween(from, to); n += 1) {
    const day = addDays(from, n);
    const gift = { ...wholeDay(day), period: day.slice(0, 4), amount: BigInt(rules.amount) };
    for await (const uids of kyc.birthdaysOn(day)) {
      earned.push(...uids.map((uid) => ({ ...gift, uid })));
    }
  }
  return exact(earned);
};

export function createBirthday(services: BirthdayServices): KindRoom<'birthday'> {
  const tasks = { promotions_give_birthdays: async () => giveBirthdays(services) };
  return { jobs: { crontab, tasks }, simulate };
}
