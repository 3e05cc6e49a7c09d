export interface BatchOptions {
  /** Batches that may be in flight together. A player is always in the same lane. */
  lanes: number;
  batchMax: number;
  /** Items that may wait in one lane before further ones are refused. */
  waitingMax: number;
}

/** Nothing was tried: the queue is full, or the server is closing. */
export type TurnedAway = 'OVERLOADED' | 'CLOSED';

interface Waiting<Item, Result> {
  item: Item;
  key: string | null;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

type Sent<Result> = { results: Result[] } | { error: unknown };

interface Lane<Item, Result> {
  waiting: Waiting<Item, Result>[];
  flight: Promise<void> | null;
}

const attemptsMax = 5;
/** Deadlock, serialisation, and the unique index that stops one of two players racing with one key. */
const passingCodes = new Set(['40P01', '40001', '23505']);

function codeOf(error: unknown): string {
  return (error as { code?: unknown }).code as string;
}

/**
 * An error of one statement, as opposed to a server that is down, full or shutting down. Codes of
 * PostgreSQL have a digit; those of a broken connection, such as EPIPE, have none, and after one of
 * those the outcome of the batch is unknown.
 */
function isOfTheItems(error: unknown): boolean {
  const code = codeOf(error) ?? '';
  return /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code) && !/^(08|53|57|58)/.test(code);
}

/**
 * Sends items to the database in micro-batches: while one batch is in flight the next one gathers, so
 * the busier it is, the fewer transactions an item needs, and an idle one adds no delay.
 */
export function createBatches<Item extends { uid: bigint }, Result>(
  /** Sends items that stand sorted by player, in one transaction; results stand in the same order. */
  send: (items: Item[]) => Promise<Result[]>,
  options: BatchOptions,
  /** Items of one key depend on each other: they are sent one after the other, never in one batch. */
  keyOf: (item: Item) => string | null = () => null,
) {
  const lanes = Array.from(
    { length: options.lanes },
    (): Lane<Item, Result> => ({ waiting: [], flight: null }),
  );
  let isClosed = false;

  /** The next batch in the order of arrival, sorted by player, which keeps each player's order. */
  function takeBatch(lane: Lane<Item, Result>): Waiting<Item, Result>[] {
    const batch: Waiting<Item, Result>[] = [];
    const rest: Waiting<Item, Result>[] = [];
    const keys = new Set<string>();
    for (const each of lane.waiting) {
      const mustWait =
        batch.length >= options.batchMax || (each.key !== null && keys.has(each.key));
      (mustWait ? rest : batch).push(each);
      if (each.key !== null) keys.add(each.key);
    }
    lane.waiting = rest;
    return batch.sort((a, b) => Number(a.item.uid - b.item.uid));
  }

  async function sendAlone(item: Item): Promise<Result> {
    for (let attempt = 1; ; attempt++) {
      try {
        const [result] = await send([item]);
        if (!result) throw new Error('The database gave no answer for the item');
        return result;
      } catch (error) {
        if (attempt >= attemptsMax || !passingCodes.has(codeOf(error))) throw error;
      }
    }
  }

  async function sendOneByOne(batch: Waiting<Item, Result>[]): Promise<void> {
    for (const { item, resolve, reject } of batch) {
      await sendAlone(item).then(resolve, reject);
    }
  }

  async function settleFailed(batch: Waiting<Item, Result>[], error: unknown): Promise<void> {
    // The batch was rolled back or, if only its answer was lost, its keys make the retry idempotent.
    if (isOfTheItems(error)) await sendOneByOne(batch);
    else for (const { reject } of batch) reject(error);
  }

  function settle(batch: Waiting<Item, Result>[], results: readonly Result[]): void {
    for (const [place, { resolve, reject }] of batch.entries()) {
      const result = results[place];
      if (result) resolve(result);
      else reject(new Error('The database gave no answer for the item'));
    }
  }

  const sendBatch = (batch: Waiting<Item, Result>[]): Promise<Sent<Result>> =>
    send(batch.map(({ item }) => item)).then(
      (results) => ({ results }),
      (error: unknown) => ({ error }),
    );

  async function fly(lane: Lane<Item, Result>): Promise<void> {
    // What arrives in the same turn of the event loop shares the first batch.
    await new Promise(setImmediate);
    let batch = takeBatch(lane);
    let flight = sendBatch(batch);
    while (batch.length > 0) {
      const sent = await flight;
      if ('error' in sent) await settleFailed(batch, sent.error);
      const next = takeBatch(lane);
      if (next.length > 0) {
        flight = sendBatch(next);
        // The pool hands out its connection at the next tick. Only then are the answers of this batch
        // written, which takes a while: the database has the next one already.
        await new Promise<void>(process.nextTick);
      }
      if ('results' in sent) settle(batch, sent.results);
      batch = next;
    }
    lane.flight = null;
  }

  return {
    async submit(item: Item): Promise<Result | TurnedAway> {
      if (isClosed) return 'CLOSED';
      const lane = lanes[Number(item.uid % BigInt(lanes.length))] as Lane<Item, Result>;
      if (lane.waiting.length >= options.waitingMax) return 'OVERLOADED';
      return new Promise((resolve, reject) => {
        lane.waiting.push({ item, key: keyOf(item), resolve, reject });
        lane.flight ??= fly(lane);
      });
    },

    /** Refuses new items and drains the queue. */
    async close(): Promise<void> {
      isClosed = true;
      await Promise.all(lanes.map((lane) => lane.flight));
    },
  };
}

export type Batches<Item extends { uid: bigint }, Result> = ReturnType<
  typeof createBatches<Item, Result>
>;
