import type pg from 'pg';

/** What the coordinator says of itself; null where it is none. */
export interface Cluster {
  /** Whether the other nodes know where the coordinator is. */
  isNamed: boolean;
  workers: number;
}

export interface NodeAnswer {
  node: string;
  /** Null where it gave none. */
  answer: string | null;
}

/** What the nodes are, and what they answer; columns are named in one word, as any connection reads them. */
export function createNodesStore(client: pg.ClientBase) {
  const namesOf = async (text: string, values: unknown[] = []) =>
    (await client.query<{ name: string }>(text, values)).rows.map(({ name }) => name);

  return {
    async hasCitus(): Promise<boolean> {
      const { rowCount } = await client.query(`select from pg_extension where extname = 'citus'`);
      return rowCount === 1;
    },

    async readCluster(): Promise<Cluster | null> {
      const { rows } = await client.query<{ own: number; named: boolean; workers: number }>(
        `select (select groupid from pg_dist_local_group) as own,
           exists (select 1 from pg_dist_node where groupid = 0) as named,
           (select count(*)::integer from pg_dist_node where groupid <> 0 and isactive and shouldhaveshards
              and noderole = 'primary') as workers`,
      );
      const [row] = rows;
      return row?.own === 0 ? { isNamed: row.named, workers: row.workers } : null;
    },

    /** Pairs of nodes of which one does not reach the other. */
    listUnreached: () =>
      namesOf(
        `select format('%s:%s does not reach %s:%s', from_nodename, from_nodeport, to_nodename, to_nodeport) as name
         from citus_check_cluster_node_health() where result is not true order by 1`,
      ),

    /** What each node answers to a query of one value. */
    async askAll(question: string): Promise<NodeAnswer[]> {
      const { rows } = await client.query<NodeAnswer>(
        `select format('%s:%s', n.nodename, n.nodeport) as node, case when r.success then r.result end as answer
         from run_command_on_all_nodes($1) r join pg_dist_node n on n.nodeid = r.nodeid order by 1`,
        [question],
      );
      return rows;
    },

    /** The number of buckets; null where no installation has been made. */
    async readBuckets(): Promise<number | null> {
      const made = await client.query(
        `select from pg_class where oid = to_regclass('platform.installation')`,
      );
      if (made.rowCount === 0) return null;
      const { rows } = await client.query<{ count: number }>('select platform.buckets() as count');
      return rows[0]?.count ?? null;
    },

    /** Servers that were seen within the last minute. */
    listServers: () =>
      namesOf(
        `select format('%s on %s', pid, host) as name from platform.process
         where seen_at > clock_timestamp() - interval '60 s' order by 1`,
      ),
  };
}

export type NodesStore = ReturnType<typeof createNodesStore>;
