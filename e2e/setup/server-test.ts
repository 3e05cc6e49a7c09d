import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { postgresProcesses, stillRunning } from './postgres-processes.ts';
import { type ServerProcess, spawnServer } from './spawn-server.ts';

interface ServerFixtures {
  /** A folder of this test alone, gone after it. */
  folder: string;
  /** Starts a server that is killed after the test if the test has not ended it. */
  start: typeof spawnServer;
}

/** A test of the server as a process: it starts what it needs and nothing of it outlives the test. */
export const test = base.extend<ServerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the needed fixtures from this pattern.
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'perya-start-'));
    await use(folder);
    for (const pid of postgresProcesses(folder)) {
      // Its children follow it by themselves, so one of them may be gone already.
      if (stillRunning([pid]).length > 0) process.kill(pid, 'SIGKILL');
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  },
  // The folder must outlive the servers on it.
  start: async ({ folder: _folder }, use) => {
    const started: ServerProcess[] = [];
    await use((settings, options) => {
      const server = spawnServer(settings, options);
      started.push(server);
      return server;
    });
    for (const server of started) {
      server.process.kill('SIGKILL');
      await server.ended;
    }
  },
  // An open page would complain of the server that ends with the test: it is left before.
  page: async ({ page, start: _start }, use) => {
    await use(page);
    await page.goto('about:blank');
  },
});
