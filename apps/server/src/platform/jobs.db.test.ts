import fastify from 'fastify';
import type { Task } from 'graphile-worker';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createJobsPool, startJobs } from './jobs.ts';
import { prepareJobs } from './prepare-jobs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await prepareJobs(database.owner);
});
afterAll(() => database.drop());

const addJob = async (task: string, payload: object): Promise<bigint> => {
  const { rows } = await database.pool.query<{ id: bigint }>(
    'select id from graphile_worker.add_job($1, $2)',
    [task, payload],
  );
  return rows[0]?.id ?? 0n;
};

test('a job that fails is noted with its error and comes again, and the worker goes on', async () => {
  const done: unknown[] = [];
  const tasks = {
    breaks: async () => {
      throw new Error('the disk is full');
    },
    works: async (payload: unknown) => void done.push(payload),
  };
  const pool = createJobsPool(database.url);
  const jobs = await startJobs(pool, [{ tasks, crontab: '' }], fastify().log);
  const id = await addJob('breaks', {});
  const failed = () =>
    database.pool
      .query(
        `select last_error, locked_by, run_at > now() as is_later
         from graphile_worker._private_jobs where id = $1`,
        [id],
      )
      .then(({ rows }) => rows[0]);
  await expect
    .poll(failed)
    .toEqual({ lastError: 'the disk is full', lockedBy: null, isLater: true });
  await addJob('works', { nth: 2 });
  await expect.poll(() => done).toEqual([{ nth: 2 }]);
  await jobs.stop();
  await pool.end();
});

test('a connection that is lost while a finished job is noted ends neither the process nor the jobs', async () => {
  const holder = await database.owner.connect();
  const done: unknown[] = [];
  const tasks: Record<string, Task> = {
    // Whoever notes that it is finished waits for the holder.
    held: async (_payload, { job }) => {
      await holder.query('begin');
      await holder.query('select from graphile_worker._private_jobs where id = $1 for update', [
        job.id,
      ]);
    },
    works: async (payload) => void done.push(payload),
  };
  const pool = createJobsPool(database.url);
  const jobs = await startJobs(pool, [{ tasks, crontab: '' }], fastify().log);
  await addJob('held', {});
  const cut = async () => {
    const { rowCount } = await database.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'perya-jobs' and wait_event_type = 'Lock'`,
    );
    return rowCount;
  };
  await expect.poll(cut).toBe(1);
  await holder.query('rollback');
  holder.release();
  await addJob('works', { nth: 3 });
  await expect.poll(() => done).toEqual([{ nth: 3 }]);
  await jobs.stop();
  await pool.end();
});
