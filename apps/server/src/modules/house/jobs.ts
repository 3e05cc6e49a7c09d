import type { CheckName } from '@perya/contract/house/staff-calls/checks';
import type { Jobs } from '../../platform/jobs.ts';
import type { LostProcess, ProcessStore } from '../../platform/processes/process.store.ts';
import { type Audit, bySystem, type Entry, nothingChanged } from '../audit/index.ts';
import { messagesOfAlarm } from './alarms/tell-alarm.ts';
import { startCheck } from './checks/run-check.ts';
import { forgetDeadLetters } from './dead-letters/dead-letters.ts';
import { readAlarms } from './home/alarms.ts';
import { sendDueReports } from './mailed/send-due.ts';
import { sealMonths } from './seals/seal-months.ts';
import type { HouseServices } from './services.ts';

/** Looks at what is wrong, keeps it, and tells those who are to know, wherever they are. */
async function followAlarms(services: HouseServices): Promise<void> {
  const alarms = await readAlarms(services, await services.health());
  await services.alarms.follow(alarms, (change) => messagesOfAlarm(services.alarmPlaces, change));
}

interface LostNeeds {
  audit: Pick<Audit, 'record'>;
  processes: Pick<ProcessStore, 'hasLost' | 'noteLost'>;
}
const entryOf = ({ host, pid, version, startedAt, seenAt }: LostProcess): Entry => ({
  action: 'house.process-lost',
  subject: { kind: 'house' },
  after: {
    process: `${host} ${pid}`,
    version,
    started_at: startedAt.toISOString(),
    last_seen_at: seenAt.toISOString(),
  },
});

/** In the quiet hours of Manila. */
const crontab = `
30 20 * * * house_check_ledger
45 20 * * * house_check_books
0 21 * * * house_check_liability
15 21 * * * house_check_points
30 21 * * * house_check_promotions
0 22 * * * house_seal_months
15 22 * * * house_forget_letters
* * * * * house_liability
*/5 * * * * house_send_reports
`;

/** A process that was lost is missed within a minute and this. */
const lookEveryMs = 10_000;
/** Whoever is told is told within a quarter of a minute. */
const alarmsEveryMs = 15_000;

const says = {
  ledger: 'The ledger breaks',
  books: 'The books break',
  liability: 'What is owed differs from the ledger',
  points: 'The ledger of Filcoins breaks',
  promotions: 'The books of rewards break',
};

export function createHouseJobs(services: HouseServices): Jobs {
  async function check(name: CheckName): Promise<void> {
    // A run of staff that is under way makes the job fail, and the scheduler tries again.
    const { ended } = await startCheck(services, bySystem(`house_check_${name}`), name);
    const [first, ...others] = (await ended) ?? [];
    if (!first) return;
    throw new Error(
      `${says[name]} ${others.length + 1} times, first: ${first.invariant}, player ${first.uid}, ${first.detail}`,
    );
  }
  return {
    crontab,
    loops: {
      house_note_lost: { everyMs: lookEveryMs, act: () => noteLostProcesses(services) },
      house_follow_alarms: { everyMs: alarmsEveryMs, act: () => followAlarms(services) },
    },
    tasks: {
      house_check_ledger: () => check('ledger'),
      house_check_books: () => check('books'),
      house_check_liability: () => check('liability'),
      house_check_points: () => check('points'),
      house_check_promotions: () => check('promotions'),
      house_seal_months: () => sealMonths(services),
      house_forget_letters: () => forgetDeadLetters(services),
      house_send_reports: () => sendDueReports(services),
      house_liability: async () => void (await services.liability.look()),
    },
  };
}

/** Writes down processes that ended without a word: another one does, or the next that starts. */
async function noteLostProcesses({ audit, processes }: LostNeeds): Promise<void> {
  if (!(await processes.hasLost())) return;
  await audit.record<void>(bySystem('house_note_lost'), async (tx) => {
    const [first, ...others] = (await processes.noteLost(tx)).map(entryOf);
    return first ? { result: undefined, entries: [first, ...others] } : nothingChanged(undefined);
  });
}
