import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postedScope } from './ledger-call.ts';

export interface PgbenchMeasure {
  url: string;
  connections: number;
  players: number;
  prefix: string;
  warmUpSeconds: number;
  measureSeconds: number;
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
select * from ledger.post(array[:uid]::bigint[], array['${postedScope}'],
  array['${prefix}-' || lpad(:client_id::text, 3, '0') || '-' || lpad(:n::text, 9, '0')],
  array[sha256('bench')], array[100]::bigint[], array[0]::bigint[], array[null]::bigint[],
  array[null]::bigint[], array[false], array[1], array['house.bench'], array[-100]::bigint[]);
`;
}

/** Reads the rate of each second, because the first seconds go into connections and plans. */
function rateOf(progress: string, { warmUpSeconds }: PgbenchMeasure): number {
  const rates = [...progress.matchAll(/^progress: ([\d.]+) s, ([\d.]+) tps/gm)]
    .filter((match) => Number(match[1]) > warmUpSeconds + 0.5)
    .map((match) => Number(match[2]));
  if (rates.length === 0) {
    throw new Error('pgbench said nothing after its warm-up: measure for more seconds.');
  }
  return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
}

export async function measurePgbench(measure: PgbenchMeasure): Promise<number> {
  const { connections, warmUpSeconds, measureSeconds } = measure;
  const url = new URL(measure.url);
  const folder = mkdtempSync(join(tmpdir(), 'perya-pgbench-'));
  const script = join(folder, 'post.sql');
  writeFileSync(script, scriptOf(measure));
  const flags = ['--no-vacuum', '--protocol=prepared', '--progress=1', '--define=n=0'];
  const load = [`--client=${connections}`, '--jobs=2', `--time=${warmUpSeconds + measureSeconds}`];
  const where = [`--host=${url.hostname}`, `--port=${url.port}`, `--username=${url.username}`];
  const child = spawn(
    'pgbench',
    [...flags, ...load, ...where, `--file=${script}`, url.pathname.slice(1)],
    { env: { ...process.env, PGPASSWORD: url.password }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let progress = '';
  child.stderr.on('data', (chunk: Buffer) => {
    progress += chunk.toString();
  });
  const [code] = await once(child, 'close');
  rmSync(folder, { recursive: true });
  if (code !== 0) throw new Error(`pgbench failed: ${progress.slice(-500)}`);
  return rateOf(progress, measure);
}
