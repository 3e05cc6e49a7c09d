import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { median } from '../median.ts';
import { type Devtools, openPage } from './devtools.ts';
import { type Task, traceTasks } from './main-tasks.ts';
import { startChromium, stopGroup } from './processes.ts';

/** What it was to scroll a long list from its first row to its last and back. */
export interface Scrolled {
  rows: number;
  /** Tasks of the page of more than 50 ms, in which nothing answers. */
  longTasks: number;
  /** The longest of them; nothing where there was none. */
  longestMs: number;
  /** Tasks of the page that draw a jump, and what the one in the middle took of the processor. */
  jumps: number;
  jumpMs: number;
  /** What of that is script, and what reckons where things stand: one against the other they are the same on any machine. */
  jumpScriptMs: number;
  jumpLayoutMs: number;
  /** Tasks that took more than 50 ms of the processor: what another program keeps it busy with counts in none. */
  heavyTasks: number;
  /** How many of as many loops, each of which does the same and takes as long as a jump, took more than that: a shared machine is slower at times. */
  heavyLoops: number;
  /** What the heaviest task took of the processor. */
  heaviestMs: number;
  /** The longest pause between two frames. */
  slowestFrameMs: number;
  /** At most so many rows stood in the page at once. */
  rowsInPage: number;
}

type Felt = Pick<Scrolled, 'longTasks' | 'longestMs' | 'slowestFrameMs' | 'rowsInPage'>;

/** From here on browsers call a task long. */
const longTaskMs = 50;
/** What takes less is none of the tasks that draw rows. */
const jumpLeastMs = 5;
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

/** Runs in the page: a screen and a half in each frame down to the end, then the bar dragged to and fro, as one looks for something, and to both ends by keys. */
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
  for (let at = 0; at < 40; at += 1) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: at % 2 === 0 ? 'End' : 'Home', bubbles: true }));
    await step(at % 2 === 0 ? end : 0);
  }
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

const loop = `(rounds) => {
  let number = 1;
  for (let at = 0; at < rounds; at += 1) number = (number * 1103515245 + 12345) % 2147483648;
  return number;
}`;

/** Runs in the page: how many rounds of the loop take so long. */
const roundsOf = (ms: number) => `(() => {
  const loop = ${loop};
  const tried = 1e6;
  const took = Array.from({ length: 51 }, () => {
    const begun = performance.now();
    loop(tried);
    return performance.now() - begun;
  });
  return Math.round((tried * ${ms}) / took.sort((one, other) => one - other)[25]);
})()`;

/** Runs in the page: the loop, so often, once in each frame. */
const loopOften = (rounds: number, times: number) => `(async () => {
  const loop = ${loop};
  for (let at = 0; at < ${times}; at += 1) {
    await new Promise(requestAnimationFrame);
    loop(${rounds});
  }
})()`;

async function evaluate<Value>(page: Devtools, expression: string): Promise<Value> {
  const { result, exceptionDetails } = await page.send<{
    result: { value: Value };
    exceptionDetails?: { exception?: { description?: string } };
  }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
  return result.value;
}

const countHeavy = (tasks: readonly Task[]) => tasks.filter(({ ms }) => ms > longTaskMs).length;

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
      const endTrace = await traceTasks(page);
      const felt = JSON.parse(await evaluate<string>(page, scrollAll)) as Felt;
      const tasks = await endTrace();
      const jumps = tasks.filter(({ ms }) => ms > jumpLeastMs);
      const middle = (of: keyof Task) => median(jumps.map((jump) => jump[of]));
      const jumpMs = middle('ms');
      const rounds = await evaluate<number>(page, roundsOf(jumpMs));
      const endLoops = await traceTasks(page);
      await evaluate(page, loopOften(rounds, jumps.length));
      return {
        rows: read,
        ...felt,
        jumps: jumps.length,
        jumpMs,
        jumpScriptMs: middle('scriptMs'),
        jumpLayoutMs: middle('layoutMs'),
        heavyTasks: countHeavy(tasks),
        heavyLoops: countHeavy(await endLoops()),
        heaviestMs: Math.max(0, ...tasks.map(({ ms }) => ms)),
      };
    } finally {
      page.close();
    }
  } finally {
    await stopGroup(browser.child);
  }
}
