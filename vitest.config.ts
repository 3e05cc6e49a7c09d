import { defineConfig } from 'vitest/config';

const notOurs = ['**/node_modules/**', '**/dist/**', '**/.data/**', 'e2e/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          pool: 'threads',
          // To read the same modules again for every file takes longer than the tests. So a file leaves nothing behind:
          // no clock, no global, no mocked module.
          isolate: false,
          // Simulations share two cores with the suites on PostgreSQL: slow is not wrong.
          testTimeout: 30_000,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...notOurs, '**/*.db.test.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          environment: 'node',
          // A suite may kill servers and run out of memory, which only a process apart from the runner survives.
          pool: 'forks',
          // Each suite has a database of its own; to read the whole server again for each takes longer than most of them.
          isolate: false,
          // By default a core is left free, and of two cores half the time then goes by waiting for the database.
          maxWorkers: 2,
          include: ['**/*.db.test.ts'],
          exclude: notOurs,
          globalSetup: 'apps/server/src/testing/global-setup.ts',
          // PostgreSQL on two busy cores is slow now and then; a wrong answer still fails at once.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
