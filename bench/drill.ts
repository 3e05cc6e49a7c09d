import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drill, faultsOf, type Recovery } from './src/drill/drill.ts';

const { values: flags } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    'archive-seconds': { type: 'string', default: '60' },
    connections: { type: 'string', default: '16' },
  },
});

const archiveSeconds = Number(flags['archive-seconds']);
const print = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const folder = mkdtempSync(join(tmpdir(), 'perya-drill-'));

function printRecovery(title: string, { answersMs, verifiedMs, has, lines }: Recovery): void {
  print(`\n${title}: ${has.toLocaleString('en-US')} bets and wins`);
  print(
    `RTO      ${seconds(answersMs)} until it answers, ${seconds(verifiedMs)} until all is verified`,
  );
  for (const line of lines) print(line);
}

try {
  print(
    'Base backup by pg_backup_start and pg_backup_stop, log by archive_command, while bets flow; then kill -9',
  );
  const report = await drill({
    folder,
    seconds: Number(flags.seconds),
    archiveSeconds,
    connections: Number(flags.connections),
  });
  const { acknowledged, byMoment, inFlight, lost, lostMs, files } = report;
  print(
    `Answered ${acknowledged.toLocaleString('en-US')} bets and wins, ${files} documents were sent`,
  );
  printRecovery('Restored to a moment', report.moment);
  print(`Expected ${byMoment} answered by then, and at most ${inFlight} that were in flight`);
  printRecovery('Restored to the end of the archive', report.end);
  print(`RPO      ${lost} answered bets and wins are lost, the last ${seconds(lostMs)}`);
  const faults = faultsOf(report, archiveSeconds);
  print(faults.length === 0 ? '\nThe drill holds.' : `\nFAILED: ${faults.join('; ')}`);
  if (faults.length > 0) process.exitCode = 1;
  rmSync(folder, { recursive: true, force: true });
} catch (error) {
  print(`What there was is kept in ${folder}`);
  throw error;
}
