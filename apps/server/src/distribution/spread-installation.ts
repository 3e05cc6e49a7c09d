import type pg from 'pg';
import { planForNodes } from '../platform/database/plan-for-nodes.ts';
import { roles } from '../platform/database/roles.ts';
import { StartError } from '../platform/start-error.ts';
import { findObstacles } from './find-obstacles.ts';
import { createFunctionsStore } from './functions.store.ts';
import { createNodesStore } from './nodes.store.ts';
import { productPlan, type SpreadPlan, shardsFor } from './plan.ts';
import { createSessionStore } from './session.store.ts';
import { createTablesStore, type TablesStore } from './tables.store.ts';

export interface SpreadOptions {
  /** Whom the servers connect as. */
  appLogin: string;
  plan?: SpreadPlan;
  /** Told of each table and function when it is done. */
  say?: (line: string) => void;
}

/** What was done; nothing where all lay as it should. */
export interface Spread {
  tables: string[];
  everywhere: string[];
  functions: string[];
}

/** Lays those of these tables that have a bucket beside the wallets, with their rows; says which. */
export async function layByBucket(
  tables: TablesStore,
  named: readonly string[],
  { shards, say = () => {} }: { shards: number; say?: (line: string) => void },
): Promise<string[]> {
  const names = await tables.listToLay(named);
  for (const name of names) {
    await tables.logChanges(name);
    await tables.letReferencesGo(name);
    const before = await tables.count(name);
    await tables.layByBucket(name, shards);
    const after = await tables.count(name);
    if (after !== before) {
      throw new StartError(`${name} had ${before} rows and has ${after}: let nobody start Perya.`);
    }
    say(`${name} by bucket, ${after} rows`);
  }
  return names;
}

/** That all lies together, and that the app may read it where it lies. */
async function requireWhole(tables: TablesStore, { byBucket }: SpreadPlan): Promise<void> {
  const astray = await tables.listAstray(byBucket);
  if (astray.length > 0) throw new StartError(`Not beside the wallets: ${astray.join(', ')}.`);
  const refused = await tables.listUnreadable(byBucket, roles.app);
  if (refused.length > 0) {
    throw new StartError(`${roles.app} may not read on every node: ${refused.join(', ')}.`);
  }
}

/**
 * Lays an installation over the nodes of the coordinator that the owner is connected to. What is done is passed
 * over, so it may be ended at any time and begun again. Nobody else may start meanwhile.
 */
export async function spreadInstallation(
  owner: pg.ClientBase,
  { appLogin, plan = productPlan, say = () => {} }: SpreadOptions,
): Promise<Spread> {
  const nodes = createNodesStore(owner);
  const tables = createTablesStore(owner);
  const functions = createFunctionsStore(owner);
  const obstacles = await findObstacles({ nodes, tables, plan, appLogin });
  if (obstacles.length > 0) throw new StartError(obstacles.join('\n'));
  await createSessionStore(owner).prepare();
  const shards = shardsFor((await nodes.readBuckets()) ?? 1);
  const laid = await layByBucket(tables, plan.byBucket, { shards, say });
  const repeated = await tables.listToRepeat(plan.everywhere);
  for (const name of repeated) {
    await tables.layEverywhere(name);
    say(`${name} on every node`);
  }
  const sent = await functions.listToSend(plan);
  for (const name of sent) {
    await functions.send(name);
    say(`${name} where the bucket lies`);
  }
  await planForNodes(owner);
  await requireWhole(tables, plan);
  return { tables: laid, everywhere: repeated, functions: sent };
}
