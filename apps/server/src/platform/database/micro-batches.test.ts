import { describe, expect, it, vi } from 'vitest';
import { createBatches } from './micro-batches.ts';

interface Item {
  uid: bigint;
  name: string;
}

describe('createBatches', () => {
  it('never sends two items of one key in one batch, and keeps their order', async () => {
    const sent: string[][] = [];
    const batches = createBatches<Item, { name: string }>(
      async (items) => {
        sent.push(items.map((item) => item.name));
        return items;
      },
      { lanes: 1, batchMax: 10, waitingMax: 100 },
      ({ name }) => name.slice(0, 1),
    );
    const names = ['a1', 'b1', 'a2', 'c1', 'a3', 'b2'];
    const results = await Promise.all(names.map((name) => batches.submit({ uid: 1n, name })));
    expect(results).toEqual(names.map((name) => ({ uid: 1n, name })));
    expect(sent).toEqual([['a1', 'b1', 'c1'], ['a2', 'b2'], ['a3']]);
  });

  it('sends a batch of one bucket, that of whoever came first, and none waits for ever', async () => {
    const sent: string[] = [];
    const batches = createBatches<Item, { name: string }>(
      async (items, bucket) => {
        sent.push(`${bucket}: ${items.map((item) => item.name)}`);
        return items;
      },
      { lanes: 1, batchMax: 2, waitingMax: 100, bucketOf: (uid) => Number(uid % 3n) },
    );
    const uids = [4n, 2n, 1n, 5n, 7n, 3n];
    await Promise.all(uids.map((uid) => batches.submit({ uid, name: `p${uid}` })));
    expect(sent).toEqual(['1: p1,p4', '2: p2,p5', '1: p7', '0: p3']);
  });

  it('gives every item of a batch its own answer when the batch is refused', async () => {
    const batches = createBatches<Item, { name: string }>(
      async (items) => {
        const isBad = items.some((item) => item.name === 'bad');
        if (isBad) throw Object.assign(new Error('no'), { code: 'P0001' });
        return items;
      },
      { lanes: 1, batchMax: 10, waitingMax: 100 },
    );
    const names = ['good', 'bad', 'fine'];
    const settled = await Promise.allSettled(
      names.map((name) => batches.submit({ uid: 1n, name })),
    );
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('sends the next batch before the answers of the last one are worked on', async () => {
    const events: string[] = [];
    const batches = createBatches<Item, Item>(
      async (items) => {
        // As a pool does before it hands out a connection.
        await new Promise<void>(process.nextTick);
        events.push(`sent ${items.map((item) => item.name)}`);
        return items;
      },
      { lanes: 1, batchMax: 1, waitingMax: 100 },
    );
    const play = async (name: string) => {
      await batches.submit({ uid: 1n, name });
      events.push(`answered ${name}`);
    };
    await Promise.all(['a', 'b', 'c'].map(play));
    expect(events).toEqual([
      'sent a',
      'sent b',
      'answered a',
      'sent c',
      'answered b',
      'answered c',
    ]);
  });

  it('puts items of a held row aside, keeps their order and lets the others pass', async () => {
    const held = new Set([1n]);
    const sent: string[][] = [];
    const batches = createBatches<Item, { name: string; isHeld: boolean }>(
      async (items) => {
        sent.push(items.map((item) => item.name));
        return items.map(({ uid, name }) => ({ name, isHeld: held.has(uid) }));
      },
      { lanes: 1, batchMax: 10, waitingMax: 100 },
      ({ name }) => name.slice(0, 1),
      ({ isHeld }) => isHeld,
    );
    const done: string[] = [];
    const submit = async (uid: bigint, name: string) => {
      const result = await batches.submit({ uid, name });
      done.push(typeof result === 'string' ? result : result.name);
    };
    const waiting = [submit(1n, 'a1'), submit(1n, 'a2')];
    await submit(2n, 'b1');
    await submit(2n, 'b2');
    expect(done).toEqual(['b1', 'b2']);
    waiting.push(submit(1n, 'a3'));
    held.delete(1n);
    await Promise.all(waiting);
    expect(done).toEqual(['b1', 'b2', 'a1', 'a2', 'a3']);
  });

  it('gives up a row that stays held, and still closes', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
    const batches = createBatches<Item, { name: string }>(
      async (items) => items,
      { lanes: 1, batchMax: 10, waitingMax: 100 },
      undefined,
      () => true,
    );
    const given = batches.submit({ uid: 1n, name: 'a' });
    const closed = batches.close();
    let isClosed = false;
    void closed.then(() => {
      isClosed = true;
    });
    while (!isClosed) {
      await vi.advanceTimersByTimeAsync(25);
      await new Promise(setImmediate);
    }
    expect(await given).toBe('BUSY');
    vi.useRealTimers();
  });

  it('repeats a batch that timed out behind a lock beside the lane', async () => {
    const release = Promise.withResolvers<void>();
    const batches = createBatches<Item, { name: string }>(
      async (items) => {
        if (items.length > 1) throw Object.assign(new Error('locked'), { code: '55P03' });
        if (items[0]?.name === 'slow') await release.promise;
        return items;
      },
      { lanes: 1, batchMax: 10, waitingMax: 100 },
    );
    const both = [
      batches.submit({ uid: 1n, name: 'slow' }),
      batches.submit({ uid: 2n, name: 'b' }),
    ];
    await new Promise(setImmediate);
    expect(await batches.submit({ uid: 3n, name: 'c' })).toMatchObject({ name: 'c' });
    release.resolve();
    expect(await Promise.all(both)).toMatchObject([{ name: 'slow' }, { name: 'b' }]);
    await batches.close();
  });

  it.each(['EPIPE', 'ECONNRESET', '57P01'])(
    'sends nothing again after %s, when the batch may have been done',
    async (code) => {
      let sent = 0;
      const batches = createBatches<Item, { name: string }>(
        async () => {
          sent += 1;
          throw Object.assign(new Error('gone'), { code });
        },
        { lanes: 1, batchMax: 10, waitingMax: 100 },
      );
      const settled = await Promise.allSettled(
        ['a', 'b'].map((name) => batches.submit({ uid: 1n, name })),
      );
      expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      expect(sent).toBe(1);
    },
  );
});
