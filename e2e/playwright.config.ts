import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { withoutPictures } from './page/with-pictures.ts';

const inProject = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Written for one size of screen only; everything else is a phone's first, as the app is. */
const desktopOnly = /@desktop/;
const everyScreen = /@every-screen/;

export default defineConfig({
  testDir: '.',
  outputDir: inProject('reports/e2e-artifacts'),
  globalSetup: fileURLToPath(new URL('./setup/global-setup.ts', import.meta.url)),
  fullyParallel: true,
  forbidOnly: true,
  // One more than the smallest machine has cores: a test often waits for the server or for itself.
  workers: 3,
  retries: 0,
  // Two cores carry the browser, the server and PostgreSQL: slow is not wrong, and a test walks far.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: inProject('reports/e2e.json') }]],
  use: {
    baseURL: `http://localhost:${process.env['E2E_PORT'] ?? ''}`,
    launchOptions: withoutPictures.launchOptions,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    colorScheme: 'light',
    // A worker in between would answer for the server; the tests about it let it in.
    serviceWorkers: 'block',
    // Whoever wants to see movement asks for it (page/with-motion.ts): to wait for it, and to draw it in software, takes longer than most tests.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A trace records every test to keep the failed ones, which triples the time of all; `--trace on` makes one.
    trace: 'off',
  },
  projects: [
    {
      name: 'server',
      testMatch: 'start.spec.ts',
      // A folder is walked through one life after another.
      timeout: 300_000,
    },
    {
      name: 'phone',
      testIgnore: 'start.spec.ts',
      grepInvert: desktopOnly,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
        // The layout is the same, and software draws a ninth of the pixels.
        deviceScaleFactor: 1,
      },
    },
    {
      name: 'desktop',
      testIgnore: 'start.spec.ts',
      grep: [desktopOnly, everyScreen],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
