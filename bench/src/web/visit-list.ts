import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { type Devtools, openPage } from './devtools.ts';
import { startChromium, stopGroup } from './processes.ts';

/** What it took until the first row of a list stood on the screen. */
export interface FirstRow {
  ms: number;
  requests: number;
  kilobytes: number;
}

/** A slow line of a phone, and a desk's screen behind it. */
const megabit = 1_000_000 / 8;
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * megabit,
  uploadThroughput: 0.75 * megabit,
};
const screen = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false };
const withinMs = 60_000;

/** Runs in the page before anything of it: tells when the first row is there, since the visit began. */
const watchRows = `window.firstRow = new Promise((there) => {
  const look = () => document.querySelector('tbody tr[aria-rowindex]') !== null;
  const watching = new MutationObserver(() => {
    if (!look()) return;
    watching.disconnect();
    requestAnimationFrame(() => there(performance.now()));
  });
  watching.observe(document, { childList: true, subtree: true });
});`;

interface Sent {
  requestId: string;
  timestamp: number;
  request: { url: string };
}
interface Loaded {
  requestId: string;
  timestamp: number;
  encodedDataLength: number;
}

/** All that the page asks for, with when and how much it was; moments are those of the browser's own clock. */
function noteRequests(page: Devtools) {
  const sent: Sent[] = [];
  const loaded: Loaded[] = [];
  page.on<Sent>('Network.requestWillBeSent', (event) => {
    if (event.request.url.startsWith('http')) sent.push(event);
  });
  page.on<Loaded>('Network.loadingFinished', (event) => loaded.push(event));
  return {
    /** Up to so long after the first one. */
    until(ms: number): Omit<FirstRow, 'ms'> {
      const endsAt = (sent[0]?.timestamp ?? 0) + ms / 1000;
      const bytes = loaded
        .filter(({ timestamp }) => timestamp <= endsAt)
        .reduce((sum, { encodedDataLength }) => sum + encodedDataLength, 0);
      return {
        requests: sent.filter(({ timestamp }) => timestamp <= endsAt).length,
        kilobytes: bytes / 1024,
      };
    },
  };
}

async function measure(page: Devtools, url: string, cookie: string): Promise<FirstRow> {
  for (const domain of ['Page', 'Network', 'Runtime']) await page.send(`${domain}.enable`);
  const requests = noteRequests(page);
  await page.send('Network.setCookie', { name: 'perya_staff', value: cookie, url });
  await page.send('Emulation.setDeviceMetricsOverride', screen);
  await page.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.send('Network.emulateNetworkConditions', line);
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: watchRows });
  await page.send('Page.navigate', { url });
  const { result } = await page.send<{ result: { value?: number } }>('Runtime.evaluate', {
    expression: `Promise.race([window.firstRow, new Promise((over) => setTimeout(over, ${withinMs}))])`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (result.value === undefined) throw new Error(`No row of ${url} came within a minute`);
  return { ms: result.value, ...requests.until(result.value) };
}

/** A first visit, with a fresh profile: a second one would find the files of the first. */
export async function visitList(url: string, cookie: string, dir: string): Promise<FirstRow> {
  const browser = await startChromium(mkdtempSync(join(dir, 'profile-')));
  try {
    const page = await openPage(browser.port);
    try {
      return await measure(page, url, cookie);
    } finally {
      page.close();
    }
  } finally {
    await stopGroup(browser.child);
  }
}
