import type { DegradedPart } from '@perya/contract/house/staff-calls/home';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { step } from '../platform/announce.ts';
import type { CommitSignal } from '../platform/events/commit-signal.ts';
import { eventJobs } from '../platform/events/jobs.ts';
import { createIdempotencyStore } from '../platform/http/idempotency.store.ts';
import { idempotencyJobs } from '../platform/http/jobs.ts';
import { createJobsPool, type Jobs, type RunningJobs, startJobs } from '../platform/jobs.ts';
import { startHeartbeat } from '../platform/processes/start-heartbeat.ts';
import { startBackground } from '../platform/start-background.ts';
import type { OnStop } from './stops.ts';

interface Needs {
  databaseUrl: string;
  dataDir: string;
  degraded: () => readonly DegradedPart[];
  pool: pg.Pool;
  readersPool: pg.Pool;
  /** How many tasks are carried out at once. */
  tasksAtOnce: number;
  /** Those of the modules. */
  jobs: readonly Jobs[];
  carriers: Parameters<typeof startBackground>[0]['carriers'];
  commitSignal: CommitSignal;
  log: FastifyBaseLogger;
  onStop: OnStop;
}

/** A job that takes longer is given back: another process begins it anew, as after a kill. */
const jobsEndMs = 5000;

async function endJobs(jobs: RunningJobs): Promise<void> {
  const late = setTimeout(() => void jobs.kill('the server is stopping'), jobsEndMs);
  await jobs.stop().finally(() => clearTimeout(late));
}

/** What the server does without being asked: scheduled tasks now, and logs, loops and the outbox once it listens. */
export async function startWork({
  pool,
  readersPool,
  carriers,
  commitSignal,
  log,
  onStop,
  ...needs
}: Needs) {
  const parts = [idempotencyJobs(createIdempotencyStore(pool)), eventJobs(pool), ...needs.jobs];
  const jobsPool = createJobsPool(needs.databaseUrl, needs.tasksAtOnce);
  onStop(() => jobsPool.end());
  const jobs = await step('Jobs', () => startJobs(jobsPool, parts, log, needs.tasksAtOnce));
  onStop(() => endJobs(jobs));
  return function followLogs(): void {
    const heartbeat = startHeartbeat({
      pool,
      dataDir: needs.dataDir,
      degraded: needs.degraded,
      onError: (err) => log.error({ err }, 'the heartbeat could not be written'),
    });
    onStop(heartbeat.stop);
    const readers = parts.flatMap((part) => part.readers ?? []);
    const loops = Object.assign({}, ...parts.map((part) => part.loops));
    const background = { pool, readersPool, readers, loops, carriers, commitSignal, log };
    onStop(startBackground(background).stop);
  };
}
