import { currentTracer, type Origin, traced } from '../trace/trace.ts';
import { type TurnedAway, watchQueue } from './queue-metrics.ts';

export interface BatchOptions {
  /** What the metrics call it. */
  name?: string;
  /** Batches that may be in flight together. A player is always in the same lane. */
  lanes: number;
  batchMax: number;
  /** What a batch is of; one for all where nothing is said. */
  bucketOf?: (uid: bigint) => number;
  /** Items that may wait in one lane before further ones are refused. */
  waitingMax: number;
}

export type { TurnedAway };

interface Waiting<Item, Result> {
  item: Item;
  key: string | null;
  bucket: number;
  /** What it was asked for by, where somebody follows. */
  origin: Origin | null;
  /** How often the player's row was found held, and when it is given up. */
  tries: number;
  givenUpAt: number;
  resolve(result: Result | TurnedAway): void;
  reject(error: unknown): void;
}

type Sent<Result> = { results: Result[] } | { error: unknown };

interface Lane<Item, Result> {
  waiting: Waiting<Item, Result>[];
  flight: Promise<void> | null;
  /** By player: what waits for a row that somebody else holds. It does not hold up the others. */
  parked: Map<bigint, Waiting<Item, Result>[]>;
  /** Failed batches whose items are repeated one by one beside the lane. */
  asides: number;
}

const attemptsMax = 5;
/** Deadlock, serialisation, and the unique index that stops one of two players racing with one key. */
const passingCodes = new Set(['40P01', '40001', '23505']);
const lockTimeoutCode = '55P03';
/** A held row is tried again after 2, 4, 8, 16 and then every 25 ms, for as long as a provider waits for its answer. */
const busyWaitMaxMs = 25;
const busyMaxMs = 4000;

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
  /** Sends items of a bucket that stand sorted by player, in one transaction; results stand in the same order. */
  send: (items: Item[], bucket: number) => Promise<Result[]>,
  options: BatchOptions,
  /** Items of one key depend on each other: they are sent one after the other, never in one batch. */
  keyOf: (item: Item) => string | null = () => null,
  /** Somebody else holds the player's row, and nothing of the item was tried. */
  isBusy: (result: Result) => boolean = () => false,
) {
  const lanes = Array.from(
    { length: options.lanes },
    (): Lane<Item, Result> => ({ waiting: [], flight: null, parked: new Map(), asides: 0 }),
  );
  const name = options.name ?? 'other';
  const watched = watchQueue(name, () =>
    lanes.reduce((sum, { waiting, parked }) => {
      const held = [...parked.values()].reduce((count, items) => count + items.length, 0);
      return sum + waiting.length + held;
    }, 0),
  );
  const { bucketOf = () => 0 } = options;
  let isClosed = false;

  /** The bucket of whoever came first, in the order of arrival, sorted by player, which keeps each player's order. */
  function takeBatch(lane: Lane<Item, Result>): Waiting<Item, Result>[] {
    const batch: Waiting<Item, Result>[] = [];
    const rest: Waiting<Item, Result>[] = [];
    const keys = new Set<string>();
    const bucket = lane.waiting[0]?.bucket;
    for (const each of lane.waiting) {
      const mustWait =
        each.bucket !== bucket ||
        batch.length >= options.batchMax ||
        (each.key !== null && keys.has(each.key));
      (mustWait ? rest : batch).push(each);
      if (each.key !== null) keys.add(each.key);
    }
    lane.waiting = rest;
    return batch.sort((a, b) => Number(a.item.uid - b.item.uid));
  }

  async function sendAlone({ item, bucket }: Waiting<Item, Result>): Promise<Result> {
    for (let attempt = 1; ; attempt++) {
      try {
        const [result] = await send([item], bucket);
        if (!result) throw new Error('The database gave no answer for the item');
        return result;
      } catch (error) {
        if (attempt >= attemptsMax || !passingCodes.has(codeOf(error))) throw error;
      }
    }
  }

  /** Takes the player's items out of the lane, in their order, until the row is tried again. */
  function park(lane: Lane<Item, Result>, each: Waiting<Item, Result>): void {
    const now = performance.now();
    if (each.tries === 0) each.givenUpAt = now + busyMaxMs;
    if (now >= each.givenUpAt) {
      each.resolve(watched.turnAway('BUSY'));
      return;
    }
    each.tries += 1;
    const { uid } = each.item;
    const parked = lane.parked.get(uid);
    if (parked) {
      parked.push(each);
      return;
    }
    const items = [each];
    lane.parked.set(uid, items);
    setTimeout(
      () => {
        lane.parked.delete(uid);
        lane.waiting.unshift(...items);
        lane.flight ??= fly(lane);
      },
      Math.min(busyWaitMaxMs, 2 ** each.tries),
    );
  }

  function parkBusy(
    lane: Lane<Item, Result>,
    batch: Waiting<Item, Result>[],
    results: readonly Result[],
  ): void {
    for (const [place, each] of batch.entries()) {
      const result = results[place];
      if (result && isBusy(result)) park(lane, each);
    }
    if (lane.parked.size === 0) return;
    // What came later of the same players goes behind it.
    lane.waiting = lane.waiting.filter((each) => !lane.parked.get(each.item.uid)?.push(each));
  }

  async function sendOneByOne(
    lane: Lane<Item, Result>,
    batch: Waiting<Item, Result>[],
  ): Promise<void> {
    for (const each of batch) {
      await sendAlone(each).then((result) => {
        if (isBusy(result)) park(lane, each);
        else each.resolve(result);
      }, each.reject);
    }
  }

  async function settleFailed(
    lane: Lane<Item, Result>,
    batch: Waiting<Item, Result>[],
    error: unknown,
  ): Promise<void> {
    if (!isOfTheItems(error)) {
      for (const { reject } of batch) reject(error);
      return;
    }
    // The batch was rolled back or, if only its answer was lost, its keys make the retry idempotent.
    const repeated = sendOneByOne(lane, batch);
    if (codeOf(error) !== lockTimeoutCode) return repeated;
    // One of them waits for somebody: the others of the lane go on meanwhile.
    lane.asides += 1;
    void repeated.finally(() => {
      lane.asides -= 1;
    });
  }

  function settle(batch: Waiting<Item, Result>[], results: readonly Result[]): void {
    for (const [place, { resolve, reject }] of batch.entries()) {
      const result = results[place];
      if (!result) reject(new Error('The database gave no answer for the item'));
      else if (!isBusy(result)) resolve(result);
    }
  }

  const sendBatch = (batch: Waiting<Item, Result>[]): Promise<Sent<Result>> =>
    traced(
      'batch',
      { queue: name, items: batch.length },
      () =>
        send(
          batch.map(({ item }) => item),
          batch[0]?.bucket ?? 0,
        ),
      batch.flatMap(({ origin }) => origin ?? []),
    ).then(
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
      if ('error' in sent) await settleFailed(lane, batch, sent.error);
      else parkBusy(lane, batch, sent.results);
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
      if (isClosed) return watched.turnAway('CLOSED');
      const lane = lanes[Number(item.uid % BigInt(lanes.length))] as Lane<Item, Result>;
      const parked = lane.parked.get(item.uid);
      if ((parked ?? lane.waiting).length >= options.waitingMax) {
        return watched.turnAway('OVERLOADED');
      }
      return new Promise((resolve, reject) => {
        const each = {
          item,
          key: keyOf(item),
          bucket: bucketOf(item.uid),
          origin: currentTracer()?.origin() ?? null,
          tries: 0,
          givenUpAt: 0,
          resolve,
          reject,
        };
        if (parked) return void parked.push(each);
        lane.waiting.push(each);
        lane.flight ??= fly(lane);
      });
    },

    /** Refuses new items and drains the queue. */
    async close(): Promise<void> {
      isClosed = true;
      watched.close();
      for (const lane of lanes) {
        while (lane.flight || lane.parked.size > 0 || lane.asides > 0) {
          await (lane.flight ?? new Promise((resolve) => setTimeout(resolve, busyWaitMaxMs)));
        }
      }
    },
  };
}

export type Batches<Item extends { uid: bigint }, Result> = ReturnType<
  typeof createBatches<Item, Result>
>;
