import { readFileSync } from 'node:fs';
import { judgeAudit } from '../advisories/judge-audit.ts';
import { findBad, listInstalled, readKnown } from '../advisories/known-advisories.ts';
import { inProject } from '../launch/project-root.mjs';
import { askNpm } from './ask-npm.ts';
import { asOne, type PartResult } from './part.ts';

/** Nobody waits for a registry that does not answer. */
const askArgs = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000'];

/**
 * Serious advisories against what the product runs. Where the registry offers none, the few that are
 * noted in the project are looked at instead, and the summary says that this is less.
 */
export async function checkAdvisories(): Promise<PartResult> {
  const known = readKnown();
  const lock = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'));
  const noted = findBad(listInstalled(lock), known);
  const verdict = judgeAudit(await askNpm(askArgs));
  const serious = [...noted, ...('serious' in verdict ? verdict.serious : [])];
  const result = asOne(serious.length === 0, `serious advisories: ${serious.join(', ')}`);
  if ('serious' in verdict) return result;
  const note = `npm audit, which the registry does not offer (${verdict.unavailable}): only the ${known.length} advisories noted in tooling/advisories were looked at`;
  return { ...result, notRun: [note] };
}
