import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { type Devtools, openPage } from './devtools.ts';
import { startChromium, stopGroup } from './processes.ts';

/** What it was to scroll a long list from its first row to its last and back. */
export interface Scrolled {
  rows: number;
  /** Tasks of the page of more than 50 ms, in which nothing answers. */
  longTasks: number;
  /** The longest of them; nothing where there was none. */
  longestMs: number;
  /** The longest pause between two frames. */
  slowestFrameMs: number;
  /** At most so many rows stood in the page at once. */
  rowsInPage: number;
}

const screen = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false };

/** Runs in the page: reads the list to its end, and answers how many rows it has. */
const readToEnd = `(async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const more = () => [...document.querySelectorAll('main button')].find((button) => button.textContent === 'Load more');
  while (!more()) await frame();
  for (let button = more(); button; button = more()) {
    if (!button.disabled && button.getAttribute('aria-busy') !== 'true') button.click();
    await frame();
  }
  return Number(document.querySelector('table[aria-rowcount]')?.getAttribute('aria-rowcount')) - 1;
})()`;

/** Runs in the page: a screen and a half in each frame down to the end, then the bar dragged to and fro, as one looks for something. */
const scrollAll = `(async () => {
  const frame = () => new Promise(requestAnimationFrame);
  let scroller = document.querySelector('table[aria-rowcount]');
  while (scroller.scrollHeight <= scroller.clientHeight + 1 || getComputedStyle(scroller).overflowY === 'visible') scroller = scroller.parentElement;
  const tasks = [];
  const watching = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  watching.observe({ type: 'longtask' });
  let rowsInPage = 0;
  let slowestFrameMs = 0;
  let last = performance.now();
  const step = async (top) => {
    scroller.scrollTop = top;
    await frame();
    const now = performance.now();
    slowestFrameMs = Math.max(slowestFrameMs, now - last);
    last = now;
    rowsInPage = Math.max(rowsInPage, document.querySelectorAll('tbody tr[aria-rowindex]').length);
  };
  const end = scroller.scrollHeight - scroller.clientHeight;
  const stride = scroller.clientHeight * 1.5;
  await frame();
  last = performance.now();
  for (let top = 0; top < end; top += stride) await step(top);
  for (let at = 0; at < 100; at += 1) await step(end * ((at * 0.618) % 1));
  for (let top = end; top > 0; top -= stride) await step(top);
  await new Promise((rest) => setTimeout(rest, 200));
  tasks.push(...watching.takeRecords());
  watching.disconnect();
  return JSON.stringify({
    longTasks: tasks.length,
    longestMs: Math.max(0, ...tasks.map(({ duration }) => duration)),
    slowestFrameMs,
    rowsInPage,
  });
})()`;

async function evaluate<Value>(page: Devtools, expression: string): Promise<Value> {
  const { result, exceptionDetails } = await page.send<{
    result: { value: Value };
    exceptionDetails?: { exception?: { description?: string } };
  }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
  return result.value;
}

/** Reads a list of so many rows to its end, then scrolls through all of them; the processor is the machine's own. */
export async function scrollList(
  url: string,
  { cookie, dir, rows }: { cookie: string; dir: string; rows: number },
): Promise<Scrolled> {
  const browser = await startChromium(mkdtempSync(join(dir, 'profile-')));
  try {
    const page = await openPage(browser.port);
    try {
      for (const domain of ['Page', 'Network', 'Runtime']) await page.send(`${domain}.enable`);
      await page.send('Network.setCookie', { name: 'perya_staff', value: cookie, url });
      await page.send('Emulation.setDeviceMetricsOverride', screen);
      await page.send('Page.navigate', { url });
      const read = await evaluate<number>(page, readToEnd);
      if (!(read >= rows)) throw new Error(`Only ${read} rows of ${url} could be read`);
      const felt = JSON.parse(await evaluate<string>(page, scrollAll)) as Omit<Scrolled, 'rows'>;
      return { rows: read, ...felt };
    } finally {
      page.close();
    }
  } finally {
    await stopGroup(browser.child);
  }
}
