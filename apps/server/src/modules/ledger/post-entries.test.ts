import { centavos } from '@perya/money';
import { describe, expect, it } from 'vitest';
import { createBatches } from '../../platform/database/micro-batches.ts';
import type { HashedPosting, LedgerStore } from './ledger.store.ts';
import { postEntries } from './post-entries.ts';
import type { Posting, PostingResult } from './posting.ts';
import type { QueuedPosting } from './services.ts';

function postingOf(uid: bigint, key: string): Posting {
  return {
    uid,
    scope: 'test',
    key,
    amount: centavos(1),
    legs: [{ account: 'house', amount: centavos(-1) }],
  };
}

interface Flight {
  keys: string[];
  land(): void;
  crash(error: Error): void;
}

/** A store whose batches land when the test says so. */
function manualStore() {
  const flights: Flight[] = [];
  const arrivals: (() => void)[] = [];
  const store = {
    post: (items: readonly HashedPosting[]) =>
      new Promise<PostingResult[]>((resolve, reject) => {
        const keys = items.map((item) => item.posting.key);
        const land = () =>
          resolve(
            keys.map((_, place) => ({
              ok: true,
              postingId: BigInt(place),
              balance: centavos(1),
              replayed: false,
            })),
          );
        flights.push({ keys, land, crash: reject });
        arrivals.shift()?.();
      }),
  } as unknown as LedgerStore;
  async function takeOff(number: number): Promise<Flight> {
    while (flights.length < number) {
      await new Promise<void>((resolve) => arrivals.push(resolve));
    }
    return flights[number - 1] as Flight;
  }
  return { store, flights, takeOff };
}

const oneLane = { lanes: 1, batchMax: 3, waitingMax: 4 };
const servicesOf = (store: LedgerStore) => ({
  batches: createBatches<QueuedPosting, PostingResult>(store.post, oneLane),
});

describe('postEntries', () => {
  it('gathers the next batch while one is in flight, sorted by player and in order of arrival', async () => {
    const { store, flights, takeOff } = manualStore();
    const services = servicesOf(store);
    const first = postEntries(services, postingOf(5n, 'a'));
    (await takeOff(1)).land();
    await first;
    const rest = [
      postEntries(services, postingOf(9n, 'b')),
      postEntries(services, postingOf(2n, 'c')),
      postEntries(services, postingOf(2n, 'd')),
      postEntries(services, postingOf(1n, 'e')),
    ];
    (await takeOff(2)).land();
    (await takeOff(3)).land();
    await Promise.all(rest);
    expect(flights.map((flight) => flight.keys)).toEqual([['a'], ['c', 'd', 'b'], ['e']]);
  });

  it('turns postings away when too many wait, without trying them', async () => {
    const { store, flights, takeOff } = manualStore();
    const services = servicesOf(store);
    const taken = ['a', 'b', 'c', 'd'].map((key) => postEntries(services, postingOf(1n, key)));
    expect(await postEntries(services, postingOf(1n, 'e'))).toEqual({
      ok: false,
      code: 'OVERLOADED',
    });
    (await takeOff(1)).land();
    (await takeOff(2)).land();
    await Promise.all(taken);
    expect(flights.flatMap((flight) => flight.keys)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('drains what it has taken when it closes and turns the rest away', async () => {
    const { store, takeOff } = manualStore();
    const services = servicesOf(store);
    const taken = postEntries(services, postingOf(1n, 'a'));
    const closed = services.batches.close();
    expect(await postEntries(services, postingOf(1n, 'b'))).toEqual({ ok: false, code: 'CLOSED' });
    (await takeOff(1)).land();
    await closed;
    expect(await taken).toMatchObject({ ok: true });
  });

  it('repeats the items one by one when the database refuses the batch', async () => {
    const { store, flights, takeOff } = manualStore();
    const services = servicesOf(store);
    const results = ['a', 'b'].map((key) => postEntries(services, postingOf(1n, key)));
    (await takeOff(1)).crash(Object.assign(new Error('duplicate key'), { code: '23505' }));
    (await takeOff(2)).land();
    (await takeOff(3)).crash(Object.assign(new Error('deadlock'), { code: '40P01' }));
    (await takeOff(4)).land();
    expect(await Promise.all(results)).toMatchObject([{ ok: true }, { ok: true }]);
    expect(flights.map((flight) => flight.keys)).toEqual([['a', 'b'], ['a'], ['b'], ['b']]);
  });

  it('rejects the batch at once when the database is away, and goes on with the next', async () => {
    const { store, takeOff } = manualStore();
    const services = servicesOf(store);
    const lost = postEntries(services, postingOf(1n, 'a'));
    (await takeOff(1)).crash(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
    await expect(lost).rejects.toThrow('refused');
    const next = postEntries(services, postingOf(1n, 'b'));
    (await takeOff(2)).land();
    expect(await next).toMatchObject({ ok: true });
  });
});
