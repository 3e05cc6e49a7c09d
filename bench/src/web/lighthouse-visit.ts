import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { bringSession } from './player-session.ts';
import { startChromium, stopGroup } from './processes.ts';
import { fittingSlowdown, type Result, slowdownOf } from './slowdown.ts';

interface Visited {
  readonly url: string;
  /** What the browser keeps of a player who is logged in; null for a visitor. */
  readonly session: string | null;
}

/** A fresh profile each time: a second visit would find the service worker's files. */
async function visit({ url, session }: Visited, dir: string, slowdown: number): Promise<Result> {
  const profileDir = mkdtempSync(join(dir, 'profile-'));
  const browser = await startChromium(profileDir);
  try {
    if (session !== null) await bringSession(browser.port, new URL(url).origin, session);
    const run = await lighthouse(
      url,
      { port: browser.port, logLevel: 'silent', output: 'json' },
      {
        extends: 'lighthouse:default',
        settings: {
          formFactor: 'mobile',
          // What was brought stays; a page behind the login is not for search engines.
          disableStorageReset: session !== null,
          skipAudits: session === null ? null : ['is-crawlable'],
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

/** What fitted last: a machine that is slow now is so for the next page too. */
let lastFitting = 4;

const misfitOf = (result: Result) => Math.abs(slowdownOf(result) / fittingSlowdown(result) - 1);

/**
 * How quick the machine was is only known after a visit. One that was slowed down too much or too little is repeated;
 * on a machine that never keeps its speed for so long, the one that fits best counts.
 */
export async function measureOnce(visited: Visited, dir: string, triesMax = 5): Promise<Result> {
  const tries: Result[] = [];
  do {
    const result = await visit(visited, dir, lastFitting);
    tries.push(result);
    lastFitting = fittingSlowdown(result);
    if (misfitOf(result) <= toleratedMisfit) return result;
  } while (tries.length < triesMax);
  return tries.reduce((best, next) => (misfitOf(next) < misfitOf(best) ? next : best));
}
