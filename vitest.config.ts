import { defineConfig } from 'vitest/config';

const notOurs = ['**/node_modules/**', '**/dist/**', '**/.data/**', 'e2e/**'];

/** Simulations, servers and PostgreSQL share two busy cores: slow is not wrong, and a wrong answer still fails at once. */
const patience = {
  testTimeout: 240_000,
  hookTimeout: 240_000,
  // Less than a test, so that what was waited for is named.
  expect: { poll: { timeout: 60_000 } },
};

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
          setupFiles: ['tooling/test/know-first-brands.ts'],
          ...patience,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...notOurs, '**/*.{db,citus}.test.ts'],
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
          // One more than the smallest machine has cores: a suite often waits for the database or for itself.
          maxWorkers: 3,
          include: ['**/*.db.test.ts'],
          exclude: notOurs,
          globalSetup: 'apps/server/src/testing/global-setup.ts',
          setupFiles: ['tooling/test/know-first-brands.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'citus',
          environment: 'node',
          pool: 'forks',
          include: ['**/*.citus.test.ts'],
          exclude: notOurs,
          setupFiles: ['tooling/test/know-first-brands.ts'],
          ...patience,
        },
      },
    ],
  },
});
