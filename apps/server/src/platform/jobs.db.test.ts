import fastify from 'fastify';
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
  const { id } = await jobs.addJob('breaks', {});
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
  await jobs.addJob('works', { nth: 2 });
  await expect.poll(() => done).toEqual([{ nth: 2 }]);
  await jobs.stop();
  await pool.end();
});
