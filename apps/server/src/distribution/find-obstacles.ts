import { roles } from '../platform/database/roles.ts';
import type { Cluster, NodesStore } from './nodes.store.ts';
import { placedSchemas, placedTables } from './places.ts';
import type { SpreadPlan } from './plan.ts';
import type { TablesStore } from './tables.store.ts';

export interface ObstacleNeeds {
  nodes: NodesStore;
  tables: Pick<
    TablesStore,
    'listKeysWithoutBucket' | 'listToLay' | 'listUnfilled' | 'listUnplaced'
  >;
  plan: SpreadPlan;
  /** Whom the servers connect as: every node must know them. */
  appLogin: string;
}

const few = (names: readonly string[]) =>
  names.slice(0, 5).join(', ') + (names.length > 5 ? ` and ${names.length - 5} more` : '');

/** What keeps the nodes from being used at all: nothing further can be asked. */
async function findFirst({ nodes }: ObstacleNeeds): Promise<string | Cluster> {
  if (!(await nodes.hasCitus())) {
    return 'This database has no Citus: run "create extension citus" on every node, as docs/scaling.md says.';
  }
  const cluster = await nodes.readCluster();
  if (!cluster) return 'This is a worker: let DATABASE_OWNER_URL be that of the coordinator.';
  if ((await nodes.readBuckets()) === null) {
    return 'There is no installation here yet: start Perya once with PERYA_BUCKETS, then stop it.';
  }
  return cluster;
}

async function findInCluster({ nodes }: ObstacleNeeds, cluster: Cluster): Promise<string[]> {
  const found: string[] = [];
  if (!cluster.isNamed) {
    found.push(
      'The workers do not know where the coordinator is: select citus_set_coordinator_host(…).',
    );
  }
  if (cluster.workers === 0) {
    found.push('There are no workers: select citus_add_node(…) for each.');
  }
  found.push(...(await nodes.listUnreached()));
  const buckets = (await nodes.readBuckets()) ?? 1;
  if (buckets < Math.max(2, cluster.workers)) {
    found.push(
      `The players lie in ${buckets === 1 ? 'one bucket' : `${buckets} buckets`}, which cannot be spread over ${cluster.workers} workers. Lay them into more: npm run buckets -- 64.`,
    );
  }
  return found;
}

/** What a node lacks by itself. */
async function findOnNodes({ nodes, appLogin }: ObstacleNeeds): Promise<string[]> {
  const found: string[] = [];
  for (const { node, answer } of await nodes.askAll('show max_prepared_transactions')) {
    if (answer === null) found.push(`${node} does not answer.`);
    else if (answer === '0') {
      found.push(`${node} has max_prepared_transactions = 0: a change of two nodes needs it.`);
    }
  }
  for (const role of new Set([...Object.values(roles), appLogin])) {
    const quoted = role.replaceAll("'", "''");
    const question = `select count(*) from pg_roles where rolname = '${quoted}'`;
    for (const { node, answer } of await nodes.askAll(question)) {
      if (answer === '0') found.push(`${node} does not know the role ${role}.`);
    }
  }
  return found;
}

async function findInTables({ nodes, tables, plan }: ObstacleNeeds): Promise<string[]> {
  const found: string[] = [];
  const unplaced = await tables.listUnplaced(placedSchemas, placedTables());
  if (unplaced.length > 0) {
    found.push(`Nobody has said how these lie (distribution/places.ts): ${few(unplaced)}.`);
  }
  const keys = await tables.listKeysWithoutBucket(plan.byBucket);
  if (keys.length > 0) {
    found.push(
      `Keys without the bucket: ${few(keys)}. A start of this release, a day after its first, builds them.`,
    );
  }
  const unfilled = await tables.listUnfilled(plan.byBucket);
  if (unfilled.length > 0) found.push(`Rows may be without a bucket: ${few(unfilled)}.`);
  const toLay = await tables.listToLay(plan.byBucket);
  // Where all lies as it should, a release has brought functions and servers may run.
  if (toLay.length === 0) return found;
  const servers = await nodes.listServers();
  if (servers.length > 0) {
    found.push(
      `Servers are running: ${few(servers)}. Stop them; one that was killed is forgotten after a minute.`,
    );
  }
  return found;
}

/** Why this installation cannot be spread as it is, each in a sentence; none if it can. */
export async function findObstacles(needs: ObstacleNeeds): Promise<string[]> {
  const first = await findFirst(needs);
  if (typeof first === 'string') return [first];
  const inCluster = await findInCluster(needs, first);
  // Whoever does not reach a node would wait for it with every question.
  if (inCluster.length > 0) return inCluster;
  return [...(await findOnNodes(needs)), ...(await findInTables(needs))];
}
