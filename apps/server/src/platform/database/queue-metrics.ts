import type pg from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';

/** Nothing was done: the queue is full, the server is closing, or somebody else held the player's row. */
export type TurnedAway = 'OVERLOADED' | 'CLOSED' | 'BUSY';

interface OpenQueue {
  name: string;
  waiting(): number;
  turnedAway: Record<TurnedAway, number>;
}

/** What waits in this process, whichever module made it: queues of batches, and pools of connections by their names. */
const queues = new Set<OpenQueue>();
const pools = new Map<pg.Pool, string>();

/** Lets a queue be seen until it is closed. */
export function watchQueue(name: string, waiting: () => number) {
  const queue: OpenQueue = { name, waiting, turnedAway: { OVERLOADED: 0, CLOSED: 0, BUSY: 0 } };
  queues.add(queue);
  return {
    turnAway(reason: TurnedAway): TurnedAway {
      queue.turnedAway[reason] += 1;
      return reason;
    },
    close: () => void queues.delete(queue),
  };
}

/** Lets a pool be seen until it has ended. */
export function watchPool(name: string, pool: pg.Pool): void {
  for (const each of pools.keys()) if (each.ended) pools.delete(each);
  pools.set(pool, name);
}

/** How much waits for the database, and what was turned away because of it. */
export function registerQueues(registry: Registry): void {
  new Gauge({
    name: 'perya_batch_waiting',
    help: 'Items that wait for their batch, by queue.',
    labelNames: ['queue'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { name, waiting } of queues) this.inc({ queue: name }, waiting());
    },
  });
  new Counter({
    name: 'perya_batch_turned_away_total',
    help: 'Items that were answered without being tried, by queue and reason: BUSY, OVERLOADED, CLOSED.',
    labelNames: ['queue', 'reason'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { name: queue, turnedAway } of queues) {
        for (const [reason, count] of Object.entries(turnedAway))
          this.inc({ queue, reason }, count);
      }
    },
  });
  const poolGauge = (name: string, help: string, read: (pool: pg.Pool) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['pool'],
      registers: [registry],
      collect() {
        this.reset();
        for (const [pool, of] of pools) if (!pool.ended) this.inc({ pool: of }, read(pool));
      },
    });
  poolGauge(
    'perya_pool_waiting',
    'Queries that wait for a connection to the database, by pool.',
    ({ waitingCount }) => waitingCount,
  );
  poolGauge(
    'perya_pool_connections_used',
    'Connections to the database that are in use, by pool.',
    ({ totalCount, idleCount }) => totalCount - idleCount,
  );
  poolGauge(
    'perya_pool_connections_max',
    'Connections to the database that a pool may open.',
    ({ options }) => options.max,
  );
}
