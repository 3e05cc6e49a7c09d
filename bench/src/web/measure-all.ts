import { join } from 'node:path';
import { gameReady, takePhone, warmChanges, worstInteraction } from './felt.ts';
import { measureOnce } from './lighthouse-visit.ts';
import { figuresOf, namedScripts } from './measures.ts';
import { gamePage, isSheet, playerPages, publicPages } from './pages.ts';
import { openSession } from './player-session.ts';
import { productionEnv, startServer, stop } from './processes.ts';
import type { MeasuredAll, MeasuredPage } from './report-all.ts';
import type { Result } from './slowdown.ts';

interface AllOptions {
  readonly dir: string;
  readonly host: string;
  readonly rounds: number;
  /** How often a visit is repeated whose slowdown did not fit the machine. */
  readonly tries: number;
  /** Which pages. */
  readonly part: RegExp;
  readonly print: (line: string) => void;
}

type ByLighthouse = Pick<MeasuredPage, 'path' | 'isPlayer' | 'results' | 'named'>;

interface Asked {
  readonly path: string;
  readonly session: string | null;
}

async function byLighthouse(
  { dir, host, rounds, tries, print }: AllOptions,
  port: number,
  { path, session }: Asked,
): Promise<ByLighthouse> {
  const named = await namedScripts(port, path);
  const who = session === null ? '' : ' (player)';
  const results: Result[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const result = await measureOnce({ url: `http://${host}:${port}${path}`, session }, dir, tries);
    results.push(result);
    print(`Lighthouse: ${path}${who}: ${figuresOf(result, named)}`);
  }
  return { path, isPlayer: session !== null, results, named };
}

/** In production, which has no games of the sandbox's studio. */
async function measureInProduction(
  options: AllOptions,
  dataDir: string,
  session: string,
): Promise<ByLighthouse[]> {
  const { child, port } = await startServer(dataDir, productionEnv);
  try {
    const asked: Asked[] = [
      ...publicPages.map((path) => ({ path, session: null })),
      ...playerPages.map((path) => ({ path, session })),
    ];
    const pages: ByLighthouse[] = [];
    for (const each of asked.filter(({ path }) => options.part.test(path)))
      pages.push(await byLighthouse(options, port, each));
    return pages;
  } finally {
    await stop(child);
  }
}

async function feelTaps(
  print: AllOptions['print'],
  pages: readonly ByLighthouse[],
  origin: string,
  session: string,
): Promise<Map<ByLighthouse, number>> {
  const taps = new Map<ByLighthouse, number>();
  for (const page of pages) {
    const phone = await takePhone(page.isPlayer ? session : null);
    try {
      const interactionMs = await worstInteraction(phone, `${origin}${page.path}`);
      taps.set(page, interactionMs);
      print(`The worst tap of ${page.path}: ${Math.round(interactionMs)} ms`);
    } finally {
      await phone.close();
    }
  }
  return taps;
}

async function feelAsPlayer(origin: string, session: string) {
  const phone = await takePhone(session);
  try {
    const pages = playerPages.filter((path) => !isSheet(path));
    const changes = await warmChanges(phone, origin, pages);
    return { changes, gameReadyMs: await gameReady(phone, origin, gamePage) };
  } finally {
    await phone.close();
  }
}

/** Every public page and what a player opens most: by Lighthouse, and as taps, changes of page and a game are felt. */
export async function measureAll(options: AllOptions): Promise<MeasuredAll> {
  const dataDir = join(options.dir, 'data');
  // Production brings no demo and no inbox: a start before it fills the folder and logs the player in.
  const demo = await startServer(dataDir, {});
  const session = await openSession(demo.port).finally(() => stop(demo.child));
  const inProduction = await measureInProduction(options, dataDir, session);
  const { child, port } = await startServer(dataDir, {});
  try {
    const room = await byLighthouse(options, port, { path: gamePage, session });
    const origin = `http://${options.host}:${port}`;
    const pages = [...inProduction, room];
    const taps = await feelTaps(options.print, pages, origin, session);
    const { changes, gameReadyMs } = await feelAsPlayer(origin, session);
    return {
      gameReadyMs,
      pages: pages.map((page) => ({
        ...page,
        interactionMs: taps.get(page) ?? 0,
        warmMs: page.isPlayer ? (changes.get(page.path) ?? null) : null,
      })),
    };
  } finally {
    await stop(child);
  }
}
