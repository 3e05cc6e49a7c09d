import { mkdirSync } from 'node:fs';
import { constants } from 'node:os';
import { inProject } from '../launch/project-root.mjs';
import { stopWith } from '../launch/stop-with.mjs';
import { formatSummary, sum } from './format-summary.ts';
import { asOne, type Part, type TimedResult } from './part.ts';
import { chooseStages } from './parts.ts';
import { printLine } from './print-line.ts';
import { endAllCommands } from './run-command.ts';

let stopping: Promise<void> | undefined;
// Set before the first part: a stopped run leaves neither a browser nor a database behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stop(signal));
}
process.on('disconnect', () => stop('SIGTERM'));

const stages = readStages();
mkdirSync(inProject('reports'), { recursive: true });
const results: TimedResult[] = [];
for (const stage of stages) {
  if (!stopping) results.push(...(await Promise.all(stage.map(runTimed))));
}
// A stopped run has no result to tell; it ends when everything that it started has ended.
await stopping;
process.stdout.write(formatSummary(results));
process.exit(sum(results, 'failed') > 0 ? 1 : 0);

async function runTimed(part: Part): Promise<TimedResult> {
  const startedAtMs = performance.now();
  printLine(part.name, '…');
  const result = await part.run().catch((error: Error) => asOne(false, error.message));
  const durationMs = performance.now() - startedAtMs;
  const verdict = result.failed > 0 ? '✗ failed' : '✓ passed';
  printLine(part.name, `${verdict} after ${(durationMs / 1000).toFixed(1)} s`);
  return { ...result, name: part.name, durationMs };
}

function readStages(): Part[][] {
  try {
    return chooseStages(process.argv.slice(2));
  } catch (error) {
    if (error instanceof RangeError) stopWith(error.message);
    throw error;
  }
}

function stop(signal: NodeJS.Signals): void {
  // The launcher and the terminal may both signal; once is enough.
  stopping ??= endAllCommands().then(() => process.exit(128 + constants.signals[signal]));
}
