import { hostname } from 'node:os';
import manifest from '../../../package.json' with { type: 'json' };
import { bySystem } from '../audit/index.ts';
import { compareProgram } from './program/compare-program.ts';
import type { Found } from './release.store.ts';
import type { ReleaseServices } from './services.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What the audit keeps of a look that found something; null where all is as it should be. */
async function findFault({ store, needsList }: ReleaseServices, { hash, state }: Found) {
  if (state === 'differs') return 'release.program-differs';
  const isFree = hash === null ? !needsList : await store.isApproved(hash);
  return isFree ? null : 'release.unapproved';
}

/** Looks at the files of this process, and keeps what was found. */
async function verifyProgram(services: ReleaseServices): Promise<Found> {
  const { audit, root, list, store } = services;
  const compared = await compareProgram(root, list);
  const found: Found = {
    ...compared,
    process: `${hostname()} ${process.pid}`,
    version: manifest.version,
  };
  const action = await findFault(services, found);
  if (action === null) {
    await store.note(services.pool, found);
    return found;
  }
  const { process: about, version, hash, differences } = found;
  const paths = differences.slice(0, 10).map(({ path, what }) => `${what} ${path}`);
  await audit.record<void>(bySystem('release_verify'), async (tx) => {
    await store.note(tx, found);
    const after = { process: about, version, hash, found: found.found, paths };
    const subject = { kind: 'house' } as const;
    return { result: undefined, entries: [{ action, subject, after }] };
  });
  return found;
}

/** At the start, each day, and when somebody asks: every process by itself. */
export function createVerifying(services: ReleaseServices): () => Promise<void> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let answered: bigint | null = null;
  return async () => {
    const demand = (await services.store.lastDemand())?.id ?? null;
    const isAsked = demand !== answered && Number.isFinite(lookedAt);
    const isDue = performance.now() - lookedAt >= dayMs;
    if (!isAsked && !isDue) return;
    await verifyProgram(services);
    lookedAt = performance.now();
    answered = demand;
  };
}
