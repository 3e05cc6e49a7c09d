import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { drawPlot } from './src/plot.ts';
import {
  atLeast,
  atMost,
  type Goal,
  keepMeasured,
  type MeasuredRow,
  show,
} from './src/web/measure-rows.ts';
import { slowdownFor } from './src/web/slowdown.ts';
import { startChromium, stopGroup } from './src/web/start-chromium.ts';
import { startServer, stop } from './src/web/start-server.ts';

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    path: { type: 'string', default: '/' },
    host: { type: 'string', default: 'perya.localhost' },
  },
});

const kilobyte = 1024;

interface Measure {
  name: string;
  unit: string;
  /** Those without a goal are shown, because they explain the others. */
  goal?: Goal;
  of(result: Result, named: ReadonlySet<string>): number;
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const score = (category: string) => (result: Result) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);
const figure = (audit: string) => (result: Result) => result.audits[audit]?.numericValue ?? 0;
const slowdownOf = ({ configSettings }: Result) => configSettings.throttling.cpuSlowdownMultiplier;
const fittingSlowdown = ({ environment }: Result) => slowdownFor(environment.benchmarkIndex);

interface Requests {
  items: { transferSize?: number; url: string }[];
}

/** The scripts that the page itself names; what it loads once it has settled delays nobody. */
function scriptKilobytes(result: Result, named: ReadonlySet<string>): number {
  const details = result.audits['network-requests']?.details as unknown as Requests | undefined;
  const scripts = details?.items.filter(({ url }) => named.has(new URL(url).pathname)) ?? [];
  return scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / kilobyte;
}

const measures: readonly Measure[] = [
  { name: 'performance', unit: '', goal: atLeast(95), of: score('performance') },
  { name: 'accessibility', unit: '', goal: atLeast(100), of: score('accessibility') },
  { name: 'best practices', unit: '', goal: atLeast(100), of: score('best-practices') },
  { name: 'SEO', unit: '', goal: atLeast(100), of: score('seo') },
  {
    name: 'largest contentful paint',
    unit: 'ms',
    goal: atMost(2000),
    of: figure('largest-contentful-paint'),
  },
  {
    name: 'cumulative layout shift',
    unit: '',
    goal: atMost(0),
    of: figure('cumulative-layout-shift'),
  },
  {
    name: 'total blocking time',
    unit: 'ms',
    goal: atMost(200),
    of: figure('total-blocking-time'),
  },
  { name: 'first-load JavaScript', unit: 'KB', goal: atMost(97), of: scriptKilobytes },
  { name: 'slowdown for its speed', unit: '', of: fittingSlowdown },
  { name: 'slowed down by', unit: '', of: slowdownOf },
];

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Production starts only with a carrier and a scanner of IDs; nothing is sent to either. */
const productionEnv = {
  NODE_ENV: 'production',
  PERYA_SMS: 'semaphore',
  PERYA_SMS_KEY: 'none',
  PERYA_SMS_FROM: 'none',
  PERYA_SMS_URL: 'http://127.0.0.1:9',
  PERYA_PUBLIC_URL: 'https://play.casino.example',
  ID_SCAN_URL: 'https://scan.example',
  ID_SCAN_KEY: 'none',
  ID_SCAN_SECRET: 's'.repeat(32),
};

/** A fresh profile each time: a second visit would find the service worker's files. */
async function visit(url: string, dir: string, slowdown: number): Promise<Result> {
  const profileDir = mkdtempSync(join(dir, 'profile-'));
  const browser = await startChromium(profileDir);
  try {
    const run = await lighthouse(
      url,
      { port: browser.port, logLevel: 'silent', output: 'json' },
      {
        extends: 'lighthouse:default',
        settings: {
          formFactor: 'mobile',
          throttlingMethod: 'devtools',
          throttling: { cpuSlowdownMultiplier: slowdown },
        },
      },
    );
    if (!run || run.lhr.runtimeError) {
      throw new Error(`Lighthouse could not measure ${url}: ${run?.lhr.runtimeError?.message}`);
    }
    return run.lhr;
  } finally {
    await stopGroup(browser.child);
  }
}

/** How far the slowdown of a visit may be from what the machine's speed during it asks for. */
const toleratedMisfit = 0.1;
const triesMax = 5;

const misfitOf = (result: Result) => Math.abs(slowdownOf(result) / fittingSlowdown(result) - 1);

/**
 * How quick the machine was is only known after a visit. One that was slowed down too much or too little is repeated;
 * on a machine that never keeps its speed for so long, the one that fits best counts.
 */
async function measureOnce(url: string, dir: string): Promise<Result> {
  const tries: Result[] = [];
  let slowdown = 4;
  do {
    const result = await visit(url, dir, slowdown);
    tries.push(result);
    if (misfitOf(result) <= toleratedMisfit) return result;
    slowdown = fittingSlowdown(result);
  } while (tries.length < triesMax);
  return tries.reduce((best, next) => (misfitOf(next) < misfitOf(best) ? next : best));
}

/** Scores below the full mark name what cost them, so that the table can be acted upon. */
function failedAudits(result: Result): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap((name) => {
    const audits = result.categories[name]?.auditRefs ?? [];
    return audits
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${result.audits[id]?.title ?? id}`);
  });
}

function plotOf(rows: readonly MeasuredRow[]): string {
  const panel = (title: string, unit: string, names: readonly string[]) => ({
    title,
    unit,
    rows: rows
      .filter(({ name }) => names.includes(name))
      .map(({ name, goal, values }) => ({ label: name, values, ...(goal ? { goal } : {}) })),
  });
  return drawPlot([
    panel('Lighthouse mobile, applied throttling', 'score of 100', [
      'performance',
      'accessibility',
      'best practices',
      'SEO',
    ]),
    panel('Until the page is there', 'ms', ['largest contentful paint', 'total blocking time']),
    panel('First load', 'KB of JavaScript, compressed', ['first-load JavaScript']),
  ]);
}

function report(results: readonly Result[], named: ReadonlySet<string>): void {
  const rows = measures.map(({ of, ...measure }) => ({
    ...measure,
    values: results.map((result) => of(result, named)),
  }));
  for (const line of new Set(results.flatMap(failedAudits))) print(line);
  const record = { path: flags.path, method: 'Lighthouse mobile, applied throttling' };
  print(`\n${keepMeasured('web', rows, { record, plot: plotOf(rows) })}`);
}

/** The scripts that stand in the page as the server sends it. */
async function namedScripts(port: number): Promise<Set<string>> {
  const page = await fetch(`http://127.0.0.1:${port}${flags.path}`);
  const names = (await page.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g);
  return new Set([...names].map(([, name]) => name ?? ''));
}

const dir = mkdtempSync(join(tmpdir(), 'perya-bench-'));
try {
  // Production brings no demo, so a start before it fills the folder.
  const demo = await startServer(join(dir, 'data'), {});
  await stop(demo.child);
  const server = await startServer(join(dir, 'data'), productionEnv);
  try {
    const named = await namedScripts(server.port);
    const results: Result[] = [];
    for (let round = 1; round <= Number(flags.rounds); round++) {
      const result = await measureOnce(`http://${flags.host}:${server.port}${flags.path}`, dir);
      results.push(result);
      const figures = measures.map(
        (measure) => `${measure.name} ${show(measure.of(result, named))}`,
      );
      print(`Round ${round}: ${figures.join(', ')}`);
    }
    report(results, named);
  } finally {
    await stop(server.child);
  }
} finally {
  rmSync(dir, { recursive: true, force: true });
}
