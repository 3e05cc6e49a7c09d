import { type PassingServer, passOn } from './passing-server.ts';
import { test as base } from './test.ts';

/** A test with a proxy before the real server, whose answers it can change or stop. */
export const test = base.extend<{ passing: PassingServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the needed fixtures from this pattern.
  passing: async ({}, use) => {
    const passing = await passOn(Number(process.env['E2E_PORT']));
    await use(passing);
    await passing.stop();
  },
});
