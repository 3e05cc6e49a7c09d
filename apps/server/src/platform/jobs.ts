import type { FastifyBaseLogger } from 'fastify';
import { Logger, parseCrontab, type Runner, run, type Task } from 'graphile-worker';
import type pg from 'pg';
import { createPool } from './database/pool.ts';
import type { LogReader } from './events/log-reader.ts';

/** What every process does again and again, with a pause too short for a crontab. */
export interface Loop {
  everyMs: number;
  act(): Promise<void>;
}

/** The jobs of a part of the server: tasks by name, lines of crontab in UTC, the logs it follows, and its loops by name. */
export interface Jobs {
  tasks: Record<string, Task>;
  crontab: string;
  readers?: readonly LogReader[];
  loops?: Readonly<Record<string, Loop>>;
}

/** The jobs of several rooms as those of one module. */
export function joinJobs(...rooms: readonly Jobs[]): Jobs {
  return {
    tasks: Object.assign({}, ...rooms.map(({ tasks }) => tasks)),
    crontab: rooms.map(({ crontab }) => crontab).join('\n'),
    readers: rooms.flatMap(({ readers = [] }) => readers),
    loops: Object.assign({}, ...rooms.map(({ loops }) => loops)),
  };
}

/** The worker's chatter belongs to debugging; its warnings and errors do not. */
function loggerOf(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}

const usualTasksAtOnce = 4;

/** The worker's own connections: it writes the id of a failed job as JSON, and a bigint there would end the process. */
export const createJobsPool = (url: string, tasksAtOnce = usualTasksAtOnce): pg.Pool =>
  createPool(url, {
    // One listens all the time.
    max: tasksAtOnce + 1,
    applicationName: 'perya-jobs',
    answerTimeoutMs: 30_000,
    isForLibrary: true,
  });

/** Runs the jobs of all parts in this process; any number of processes may do so together. */
export function startJobs(
  pool: pg.Pool,
  parts: Jobs[],
  log: FastifyBaseLogger,
  tasksAtOnce = usualTasksAtOnce,
): Promise<Runner> {
  return run({
    pgPool: pool,
    concurrency: tasksAtOnce,
    noHandleSignals: true,
    taskList: Object.assign({}, ...parts.map((part) => part.tasks)),
    parsedCronItems: parts.flatMap((part) => parseCrontab(part.crontab)),
    logger: loggerOf(log),
  });
}
