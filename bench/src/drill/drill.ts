import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openHouse } from '../../../apps/server/src/backup/open-house.ts';
import { restoreBackup } from '../../../apps/server/src/backup/restore-backup.ts';
import { takeBackup } from '../../../apps/server/src/backup/take-backup.ts';
import { type Verdict, verifyHouse } from '../../../apps/server/src/backup/verify-house.ts';
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../../../apps/server/src/platform/database/pool.ts';
import { readSettings } from '../../../apps/server/src/settings.ts';
import { drawTestPicture } from '../../../apps/server/src/testing/draw-test-picture.ts';
import { runBetsLoad } from '../bets/bets-load.ts';
import { benchSecretKey, fillBets } from '../bets/fill-bets.ts';
import { startBenchServer } from '../start-bench-server.ts';
import { startArchived, startRecovered, waitForArchive } from './archived-cluster.ts';

export interface DrillOptions {
  /** A folder of its own, for two clusters and the archive between them. */
  folder: string;
  /** How long bets flow before, and after, the base backup. */
  seconds: number;
  /** After so long a segment of the log leaves, full or not: what may be lost with the machine. */
  archiveSeconds: number;
  connections: number;
}

export interface Recovery extends Verdict {
  /** From the first step of the restore until the database answers, and until everything is verified. */
  answersMs: number;
  verifiedMs: number;
  /** Bets and wins that the restored cluster has. */
  has: number;
}

export interface DrillReport {
  acknowledged: number;
  /** Answered until the moment that was restored to, and in flight at it: what is restored lies between. */
  byMoment: number;
  inFlight: number;
  moment: Recovery;
  end: Recovery;
  /** Answered, and not in the archive when the machine died. */
  lost: number;
  lostMs: number;
  files: number;
}

const players = 200;
const prefix = 'drill';

const settingsOf = (dataDir: string) =>
  readSettings({
    NODE_ENV: 'production',
    PERYA_DATA: dataDir,
    PERYA_SECRET_KEY: benchSecretKey.toString('base64'),
    PERYA_SEED: 'none',
    PERYA_LOG_LEVEL: 'fatal',
  });

/** People come and send pictures of their documents for as long as the house stands. */
async function sendDocuments(databaseUrl: string, dataDir: string, isOver: () => boolean) {
  const { apis, end } = await openHouse(databaseUrl, settingsOf(dataDir));
  let files = 0;
  try {
    while (!isOver()) {
      const phone = `917${String(files).padStart(7, '0')}`;
      const who = { countryCode: '63', phone, username: `drill${phone}`, nickname: null };
      const uid = await apis.identity.ensurePlayer({ ...who, tester: false });
      await apis.identity.uploads.keep(uid, await drawTestPicture(files));
      files += 1;
      await delay(50);
    }
  } catch (error) {
    // The last one was under way when the database died.
    if (!isOver()) throw error;
  } finally {
    await end().catch(() => {});
  }
  return files;
}

async function recover(
  { folder }: DrillOptions,
  name: string,
  until: Date | null,
): Promise<Recovery> {
  const dataDir = join(folder, name);
  const begunAt = performance.now();
  await restoreBackup(join(folder, 'base'), dataDir);
  // Files lie apart from the database, on a disk or in a store of their own, and are there whole.
  cpSync(join(folder, 'house', 'sealed'), join(dataDir, 'sealed'), { recursive: true });
  const postgres = await startRecovered(dataDir, join(folder, 'archive'), until);
  const answersMs = performance.now() - begunAt;
  const pool = createPool(postgres.ownerUrl, { max: 1 });
  try {
    const { apis, end } = await openHouse(postgres.url, settingsOf(dataDir));
    const verdict = await verifyHouse(apis).finally(end);
    const { rows } = await pool.query<{ has: number }>(
      `select count(*)::int as has from games.movement where transaction_id like '${prefix}-%'`,
    );
    const verifiedMs = performance.now() - begunAt;
    return { ...verdict, answersMs, verifiedMs, has: rows[0]?.has ?? 0 };
  } finally {
    await pool.end();
    await postgres.stop();
  }
}

/**
 * A base backup and the log's archive are taken while bets flow; then server and database die by kill -9, and with
 * them everything but backup, archive and files. Another cluster is restored to a moment in between, and one
 * to the end of the archive.
 */
export async function drill(options: DrillOptions): Promise<DrillReport> {
  const { folder, seconds, archiveSeconds, connections } = options;
  const dataDir = join(folder, 'house');
  const postgres = await startArchived(dataDir, join(folder, 'archive'), archiveSeconds);
  const owner = createPool(postgres.ownerUrl, { max: 2 });
  await migrate(owner);
  await fillBets(owner, { players, games: connections, bets: players });
  const server = await startBenchServer('./bets/bets-server.ts', postgres.url, {
    env: { BENCH_READERS: '1' },
  });
  let isOver = false;
  const answeredAt: number[] = [];
  const load = { port: server.port, connections, players, prefix, isOver: () => isOver };
  const betting = runBetsLoad({ ...load, onAnswer: () => void answeredAt.push(Date.now()) });
  // The kill cuts it off, wherever it is.
  betting.catch(() => {});
  const documents = sendDocuments(postgres.url, dataDir, () => isOver);
  await delay(seconds * 1000);
  await takeBackup(dataDir, join(folder, 'base'), 'drill');
  await delay((seconds * 1000) / 2);
  const moment = new Date();
  const byMoment = answeredAt.length;
  await delay(1000);
  await waitForArchive(owner);
  await owner.end();
  await delay((seconds * 1000) / 2);
  isOver = true;
  const killedAt = Date.now();
  process.kill(server.pid, 'SIGKILL');
  process.kill(postgres.pid, 'SIGKILL');
  await Promise.all([server.ended, postgres.ended]);
  const files = await documents;
  const acknowledged = answeredAt.length;
  const atMoment = await recover(options, 'moment', moment);
  const atEnd = await recover(options, 'end', null);
  const firstLost = answeredAt[atEnd.has];
  return {
    acknowledged,
    byMoment,
    inFlight: connections,
    moment: atMoment,
    end: atEnd,
    lost: Math.max(0, acknowledged - atEnd.has),
    lostMs: firstLost === undefined ? 0 : killedAt - firstLost,
    files,
  };
}

/** What a drill must not find. */
export function faultsOf(report: DrillReport, archiveSeconds: number): string[] {
  const { moment, end, byMoment, inFlight } = report;
  const faults = [...moment.faults, ...end.faults];
  if (moment.has < byMoment)
    faults.push(`${byMoment - moment.has} answered before the moment are gone`);
  if (moment.has > byMoment + inFlight) faults.push('what came after the moment is there');
  // A segment is taken when it is due and has arrived a moment later.
  if (report.lostMs > (archiveSeconds + 10) * 1000) {
    faults.push(`more than ${archiveSeconds} s are lost`);
  }
  return faults;
}
