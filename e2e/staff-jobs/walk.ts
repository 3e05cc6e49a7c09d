import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, requireChromium } from '../../tooling/browser/find-chromium.ts';
import { spawnServer } from '../setup/spawn-server.ts';
import { houseJobs } from './house-jobs.ts';
import type { Job } from './job.ts';
import { moneyJobs } from './money-jobs.ts';
import { peopleJobs } from './people-jobs.ts';
import { sitDown } from './person.ts';

/** One job to its end: how many actions, and what the machine took with nobody thinking in between. */
async function walk(browser: Browser, job: Job) {
  const way = await job.arrange();
  const people = [];
  for (const role of job.roles) people.push(await sitDown(browser, role));
  const begunAt = performance.now();
  try {
    await way(...people);
  } catch (cause) {
    const places = people.map(({ page }) => page.url()).join(', ');
    throw new Error(`"${job.name}" was not walked to its end, at ${places}`, { cause });
  }
  const machineSeconds = (performance.now() - begunAt) / 1000;
  const actions = people.reduce((sum, person) => sum + person.actions(), 0);
  for (const { page } of people) await page.context().close();
  const { name, before, roles } = job;
  return { name, before, people: roles.length, actions, machineSeconds };
}

/** `node e2e/staff-jobs/walk.ts [WORDS]`: walks the jobs of staff, all or those with these words, and tells each in a line of JSON. */
const [words = ''] = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), 'perya-jobs-'));
const server = spawnServer({ PERYA_DATA: dataDir });
try {
  process.env['E2E_PORT'] = String(await server.ready);
  process.env['E2E_DATA'] = dataDir;
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
  const jobs = [...peopleJobs, ...moneyJobs, ...houseJobs];
  const failures: unknown[] = [];
  for (const job of jobs.filter(({ name }) => name.includes(words))) {
    await walk(browser, job).then(
      (walked) => void process.stdout.write(`${JSON.stringify(walked)}\n`),
      (failure) => void failures.push(failure),
    );
  }
  await browser.close();
  if (failures.length > 0) throw new AggregateError(failures, 'Jobs were not walked to their end');
} finally {
  server.process.kill('SIGINT');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
}
