import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postedScope } from './ledger-call.ts';

export interface PgbenchLoad {
  url: string;
  connections: number;
  warmUpSeconds: number;
  measureSeconds: number;
}

export interface PgbenchMeasure extends PgbenchLoad {
  players: number;
  prefix: string;
}

/** Says what to do when pgbench is missing; null when it is there. */
export function missingPgbench(): string | null {
  const found = spawnSync('pgbench', ['--version'], { stdio: 'ignore' });
  if (found.status === 0) return null;
  return 'The bench compares with pgbench, which is not on the PATH. Install it first: apt install postgresql-contrib (Debian, Ubuntu), brew install libpq (macOS).';
}

/** The same function with the same input as through HTTP, one item in each call. */
function scriptOf({ players, prefix }: PgbenchMeasure): string {
  return `\\set uid random(1, ${players})
\\set n :n + 1
select * from ledger.post(platform.bucket_of(:uid), array[:uid]::bigint[], array['${postedScope}'],
  array['${prefix}-' || lpad(:client_id::text, 3, '0') || '-' || lpad(:n::text, 9, '0')],
  array[sha256('bench')], array[100]::bigint[], array[0]::bigint[], array[null]::bigint[],
  array[null]::bigint[], array[false], array[1], array['house.bench'], array[-100]::bigint[]);
`;
}

/** Reads the rate of each second, because the first seconds go into connections and plans. */
function rateOf(progress: string, warmUpSeconds: number): number {
  const rates = [...progress.matchAll(/^progress: ([\d.]+) s, ([\d.]+) tps/gm)]
    .filter((match) => Number(match[1]) > warmUpSeconds + 0.5)
    .map((match) => Number(match[2]));
  if (rates.length === 0) {
    throw new Error('pgbench said nothing after its warm-up: measure for more seconds.');
  }
  return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
}

/** Runs pgbench on the database of the URL and returns what it said. */
async function runPgbench(databaseUrl: string, flags: readonly string[]): Promise<string> {
  const url = new URL(databaseUrl);
  const where = [`--host=${url.hostname}`, `--port=${url.port}`, `--username=${url.username}`];
  const child = spawn('pgbench', [...flags, ...where, url.pathname.slice(1)], {
    env: { ...process.env, PGPASSWORD: url.password },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`pgbench failed: ${said.slice(-500)}`);
  return said;
}

async function measureRate(
  { url, connections, warmUpSeconds, measureSeconds }: PgbenchLoad,
  flags: readonly string[],
): Promise<number> {
  const load = [`--client=${connections}`, '--jobs=2', `--time=${warmUpSeconds + measureSeconds}`];
  const said = await runPgbench(url, ['--protocol=prepared', '--progress=1', ...load, ...flags]);
  return rateOf(said, warmUpSeconds);
}

/** Postings in a second by our own function, called directly. */
export async function measurePgbench(measure: PgbenchMeasure): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'perya-pgbench-'));
  const script = join(folder, 'post.sql');
  writeFileSync(script, scriptOf(measure));
  try {
    return await measureRate(measure, ['--no-vacuum', '--define=n=0', `--file=${script}`]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Makes the tables of pgbench's own TPC-B-like script, `scale` branches of 100,000 accounts each. */
export async function prepareTpcb(databaseUrl: string, scale: number): Promise<void> {
  await runPgbench(databaseUrl, ['--initialize', '--quiet', `--scale=${scale}`]);
}

/** Transactions in a second of pgbench's own script: a yardstick that no change of ours can move. */
export function measureTpcb(load: PgbenchLoad): Promise<number> {
  return measureRate(load, ['--builtin=tpcb-like']);
}
