import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { judgeAudit } from '../advisories/judge-audit.ts';
import { findBad, listInstalled, readKnown } from '../advisories/known-advisories.ts';
import { inProject, projectRoot } from '../launch/project-root.mjs';
import { asOne, type PartResult } from './part.ts';

/** Nobody waits for a registry that does not answer. */
const askArgs = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000'];

/** npm ends with an error where it has found something: what it printed counts. */
function askRegistry(): Promise<string> {
  const npmFile = process.env['npm_execpath'];
  const [command, first] = npmFile?.endsWith('.js') ? [process.execPath, [npmFile]] : ['npm', []];
  return new Promise((resolve) => {
    const options = { cwd: projectRoot, maxBuffer: 64 * 1024 * 1024 };
    execFile(command, [...first, ...askArgs], options, (_error, stdout) => resolve(stdout));
  });
}

/**
 * Serious advisories against what the product runs. Where the registry offers none, the few that are
 * noted in the project are looked at instead, and the summary says that this is less.
 */
export async function checkAdvisories(): Promise<PartResult> {
  const known = readKnown();
  const lock = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'));
  const noted = findBad(listInstalled(lock), known);
  const verdict = judgeAudit(await askRegistry());
  const serious = [...noted, ...('serious' in verdict ? verdict.serious : [])];
  const result = asOne(serious.length === 0, `serious advisories: ${serious.join(', ')}`);
  if ('serious' in verdict) return result;
  const note = `npm audit, which the registry does not offer (${verdict.unavailable}): only the ${known.length} advisories noted in tooling/advisories were looked at`;
  return { ...result, notRun: [note] };
}
