import { centavos } from '@perya/money';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../../platform/database/pool.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import {
  createLedger,
  type Ledger,
  type Posting,
  type PostingResult,
  type Requirement,
} from './index.ts';

const writersCount = 4;
const runs = 18;
const operationsPerWriter = 140;
const operationsTotal = runs * writersCount * operationsPerWriter;

interface Operation {
  /** An own player of the writer, whose order of postings is known, or one shared by all writers. */
  player: { isShared: boolean; number: number };
  amount: number;
  /** Few distinct keys, so that they collide with the same and with other inputs. */
  key: number;
  turnover: number;
  requirement: { amount: number; multiplier: number } | null;
  onlyWithdrawable: boolean;
  imbalance: number;
  split: number;
}

const operation: fc.Arbitrary<Operation> = fc.record({
  player: fc.record({
    isShared: fc.integer({ min: 0, max: 3 }).map((roll) => roll === 0),
    number: fc.integer({ min: 0, max: 2 }),
  }),
  amount: fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: -120, max: 100 }) },
    { weight: 1, arbitrary: fc.constant(0) },
  ),
  key: fc.integer({ min: 0, max: 90 }),
  turnover: fc.oneof(fc.constant(0), fc.integer({ min: -20, max: 150 })),
  requirement: fc.option(
    fc.record({
      amount: fc.integer({ min: 1, max: 60 }),
      multiplier: fc.integer({ min: 1, max: 4 }),
    }),
    { freq: 4 },
  ),
  onlyWithdrawable: fc.boolean(),
  imbalance: fc.integer({ min: 0, max: 14 }).map((roll) => (roll === 0 ? 1 : 0)),
  split: fc.integer({ min: 0, max: 50 }),
});

function postingOf(uid: bigint, key: string, drawn: Operation): Posting {
  const { amount, split, turnover, requirement, onlyWithdrawable, imbalance } = drawn;
  const rest = -amount - split + imbalance;
  const legs = [
    { account: 'house:fee', amount: centavos(split) },
    { account: 'house', amount: centavos(rest) },
  ].filter((leg) => leg.amount !== 0n);
  return {
    uid,
    scope: 'model',
    key,
    amount: centavos(amount),
    legs,
    turnover: centavos(turnover),
    onlyWithdrawable,
    ...(requirement && {
      requirement: {
        amount: centavos(requirement.amount),
        multiplier: BigInt(requirement.multiplier),
      },
    }),
  };
}

/** What a player's wallet should be, written as plainly as the rules can be said. */
class Model {
  balance = 0n;
  turnover = 0n;
  queue: { amount: bigint; releaseAt: bigint }[] = [];
  readonly answers = new Map<string, { input: string; balance: bigint }>();

  get locked(): bigint {
    return this.queue
      .filter((requirement) => requirement.releaseAt > this.turnover)
      .reduce((sum, requirement) => sum + requirement.amount, 0n);
  }

  private enqueue({ amount, multiplier }: Requirement): void {
    const tail = this.queue.at(-1)?.releaseAt ?? 0n;
    const isIdle = tail <= this.turnover;
    const start = isIdle ? this.turnover : tail;
    this.queue.push({ amount, releaseAt: start + amount * multiplier });
  }

  /** Says what the ledger must answer: the balance, or the code of the refusal. */
  post(posting: Posting): bigint | string {
    const { amount, legs, turnover = 0n, requirement, onlyWithdrawable } = posting;
    if (legs.length === 0) return 'INVALID';
    // Between accounts of the far side: there must be two, and nothing happens to the wallet.
    const isFar = amount === 0n;
    if (isFar && (legs.length < 2 || turnover !== 0n || requirement)) return 'INVALID';
    if (legs.reduce((sum: bigint, leg) => sum + leg.amount, amount) !== 0n) return 'UNBALANCED';
    const input = JSON.stringify(posting, (_, part) =>
      typeof part === 'bigint' ? `${part}` : part,
    );
    const answer = this.answers.get(posting.key);
    if (answer) return answer.input === input ? answer.balance : 'KEY_CONFLICT';
    if (this.turnover + turnover < 0n) return 'OUT_OF_RANGE';
    if (this.balance + amount < 0n) return 'INSUFFICIENT_FUNDS';
    const free = this.balance - this.locked;
    if (onlyWithdrawable && amount < 0n && (free > 0n ? free : 0n) + amount < 0n) {
      return 'NOT_WITHDRAWABLE';
    }
    this.balance += amount;
    this.turnover += turnover;
    if (requirement) this.enqueue(requirement);
    this.answers.set(posting.key, { input, balance: this.balance });
    return this.balance;
  }
}

let database: TestDatabase;
let made: ReturnType<typeof createLedger>[];
let writers: Ledger[];
const pools: ReturnType<typeof createPool>[] = [];
let lastUid = 0n;

beforeAll(async () => {
  database = await createTestDatabase();
  const buckets = await database.buckets();
  made = Array.from({ length: writersCount }, () => {
    const pool = createPool(database.url, { max: 3 });
    pools.push(pool);
    return createLedger({ pool, buckets });
  });
  writers = made.map(({ api }) => api);
});

afterAll(async () => {
  await Promise.all(made.map((each) => each.close()));
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});

const answerOf = (result: PostingResult) => (result.ok ? result.balance : result.code);

/** Amounts that a shared player's applied keys add up to; whose turn came first does not matter. */
class SharedTotal {
  readonly applied = new Map<string, bigint>();
  note(posting: Posting, result: PostingResult): void {
    if (result.ok) this.applied.set(posting.key, posting.amount);
  }
  get balance(): bigint {
    return [...this.applied.values()].reduce((sum, amount) => sum + amount, 0n);
  }
}

async function runWriter(
  ledger: Ledger,
  ownUids: bigint[],
  shared: Map<bigint, SharedTotal>,
  operations: Operation[],
): Promise<number> {
  const models = new Map(ownUids.map((uid) => [uid, new Model()]));
  const sharedUids = [...shared.keys()];
  for (const drawn of operations) {
    const uids = drawn.player.isShared ? sharedUids : ownUids;
    const uid = uids[drawn.player.number] as bigint;
    const posting = postingOf(uid, `${uid}-${drawn.key}`, drawn);
    const result = await ledger.post(posting);
    shared.get(uid)?.note(posting, result);
    const model = models.get(uid);
    if (model) expect(answerOf(result)).toEqual(model.post(posting));
    expect(await ledger.check([uid])).toEqual([]);
  }
  for (const [uid, { balance, turnover, locked }] of models) {
    const withdrawable = balance > locked ? balance - locked : 0n;
    expect(await ledger.wallet(uid)).toMatchObject({
      balance,
      turnover,
      locked,
      withdrawable,
      isTest: false,
    });
  }
  return operations.length;
}

describe('random postings by several writers', () => {
  it(`keep every invariant after each of ${operationsTotal} operations and end where a plain model ends`, async () => {
    let operationsDone = 0;
    const sequence = fc.array(operation, {
      minLength: operationsPerWriter,
      maxLength: operationsPerWriter,
    });
    const sequences = fc.tuple(...Array.from({ length: writersCount }, () => sequence));
    await fc.assert(
      fc.asyncProperty(sequences, async (drawn) => {
        const nextUid = () => {
          lastUid += 1n;
          return lastUid;
        };
        const threePlayers = () => [nextUid(), nextUid(), nextUid()];
        const shared = new Map(threePlayers().map((uid) => [uid, new SharedTotal()]));
        const done = await Promise.all(
          writers.map((ledger, number) =>
            runWriter(ledger, threePlayers(), shared, drawn[number] ?? []),
          ),
        );
        operationsDone += done.reduce((sum, each) => sum + each, 0);
        for (const [uid, total] of shared) {
          const wallet = await (writers[0] as Ledger).wallet(uid);
          expect(wallet.balance).toBe(total.balance);
        }
      }),
      { numRuns: runs, endOnFailure: true },
    );
    expect(operationsDone).toBeGreaterThanOrEqual(10_000);
    expect(await (writers[0] as Ledger).check()).toEqual([]);
  });
});
