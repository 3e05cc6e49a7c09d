import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listGames } from '@perya/contract/catalogue/calls/catalogue';
import { getIndex } from '@perya/contract/catalogue/calls/index-data';
import { createClient } from '@perya/contract/client';
import { demoGames } from '@perya/demo/games';
import { coveredGames } from '@perya/demo/generated-games';
import { createAudit } from '../apps/server/src/modules/audit/index.ts';
import { createCatalogue } from '../apps/server/src/modules/catalogue/index.ts';
import { createContent } from '../apps/server/src/modules/content/index.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../apps/server/src/platform/database/pool.ts';
import { createCommitSignal } from '../apps/server/src/platform/events/commit-signal.ts';
import { folderStores } from '../apps/server/src/platform/files/folder-store.ts';
import { createPictureStore } from '../apps/server/src/platform/files/picture-store.ts';
import { seedGames } from '../apps/server/src/seed-games.ts';
import { keepResults } from './src/keep-results.ts';
import { median } from './src/median.ts';
import { drawPlot } from './src/plot.ts';
import { startBenchServer } from './src/start-bench-server.ts';
import { formatTable } from './src/table.ts';
import { type Timing, timeRequests } from './src/timed-requests.ts';

/** What people type: a whole name, the beginning of one, one word of it, and one with a slip of the finger. */
function keywordsOf(count: number): string[] {
  return Array.from({ length: count }, (_, place) => {
    const { name } = coveredGames[place % coveredGames.length] ?? { name: 'bingo' };
    const word = name.split(' ').at(-1) ?? name;
    const typed = [name, name.slice(0, 4), word, name.slice(0, 3) + name.slice(4)];
    return (typed[place % typed.length] ?? name).slice(0, 50);
  });
}

const rounds = 5;
const connections = 4;
const indexReads = 1000;
const searches = 400;
const sizes = [2240, 22_400] as const;

const print = (line: string) => process.stdout.write(`${line}\n`);

interface Round {
  index: Timing;
  search: Timing;
}

const emptySite = {
  logo: '',
  top: [],
  banners: [],
  nav: [],
  bottom: [],
  media: [],
  cmpl: 0 as const,
  cmpl_start: 0,
  cmpl_end: 0,
};

/** One database per size, both served at once, so that a round measures them side by side. */
async function openLobby(games: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'perya-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const pool = createPool(postgres.ownerUrl);
  await migrate(pool);
  const { api: audit } = createAudit({ pool, commitSignal: createCommitSignal() });
  const pictures = createPictureStore(folderStores(dataDir).area('files'));
  const { api: content } = createContent({ pool, audit, pictures });
  const stops = { isHouseStopped: async () => false };
  const doors = { standing: async () => 'open' as const };
  await content.saveIndex('h5', emptySite);
  await seedGames(
    createCatalogue({ pool, audit, content, stops, doors, pictures }).api,
    games - demoGames.length,
  );
  await pool.query('vacuum analyze catalogue.game');
  await pool.end();
  const server = await startBenchServer('./lobby-server.ts', postgres.url);
  const baseUrl = `http://127.0.0.1:${server.port}`;
  const client = createClient({ baseUrl, token: { get: () => null, clear() {} } });
  return {
    async runRound(): Promise<Round> {
      const reads = Array.from({ length: indexReads }, () => () => client.call(getIndex, {}));
      const finds = keywordsOf(searches).map((w) => () => client.call(listGames, { w }));
      const index = await timeRequests(connections, reads);
      return { index, search: await timeRequests(connections, finds) };
    },
    async close() {
      await server.stop();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const lobbies: Awaited<ReturnType<typeof openLobby>>[] = [];
try {
  for (const games of sizes) {
    lobbies.push(await openLobby(games));
    print(`${games} games are listed`);
  }
  const runAll = async () => {
    const done: Round[] = [];
    for (const lobby of lobbies) done.push(await lobby.runRound());
    return done;
  };
  await runAll();
  const done: Round[][] = [];
  for (let number = 1; number <= rounds; number += 1) {
    done.push(await runAll());
    print(`Round ${number} of ${rounds}`);
  }
  const of = (size: number, pick: (round: Round) => number) =>
    done.map((round) => pick(round[size] ?? { index: none, search: none }));
  const none: Timing = { perSecond: Number.NaN, p50Ms: Number.NaN, p99Ms: Number.NaN };
  const row = (label: string, size: number, pick: (round: Round) => Timing) => [
    label,
    median(of(size, (round) => pick(round).perSecond)).toFixed(0),
    median(of(size, (round) => pick(round).p50Ms)).toFixed(1),
    median(of(size, (round) => pick(round).p99Ms)).toFixed(1),
  ];
  const ratiosOf = (pick: (round: Round) => Timing) =>
    of(1, (round) => pick(round).p99Ms).map(
      (large, place) => large / (of(0, (round) => pick(round).p99Ms)[place] ?? Number.NaN),
    );
  const ratios = {
    index: ratiosOf(({ index }) => index),
    search: ratiosOf(({ search }) => search),
  };
  const table = [
    formatTable([
      [`medians, ${connections} connections`, 'per second', 'p50 ms', 'p99 ms'],
      ...sizes.flatMap((games, size) => [
        row(`/member/index, ${games} games`, size, ({ index }) => index),
        row(`search, ${games} games`, size, ({ search }) => search),
      ]),
    ]),
    `p99 at ${sizes[1]} / ${sizes[0]} games: index ${median(ratios.index).toFixed(2)}, search ${median(ratios.search).toFixed(2)}`,
  ].join('\n\n');
  const plot = drawPlot([
    {
      title: 'p99 of the lobby',
      unit: 'ms',
      rows: sizes.flatMap((games, size) => [
        { label: `index, ${games} games`, values: of(size, ({ index }) => index.p99Ms) },
        { label: `search, ${games} games`, values: of(size, ({ search }) => search.p99Ms) },
      ]),
    },
    {
      title: `p99 at ${sizes[1]} / ${sizes[0]} games`,
      unit: 'ratio',
      rows: [
        { label: 'index', values: ratios.index },
        { label: 'search', values: ratios.search },
      ],
    },
  ]);
  const record = { connections, sizes, rounds: done, p99Ratios: ratios };
  print(`\n${keepResults('lobby', { record, plot, table })}`);
} finally {
  for (const lobby of lobbies) await lobby.close();
}
