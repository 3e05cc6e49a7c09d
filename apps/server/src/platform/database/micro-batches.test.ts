import { describe, expect, it } from 'vitest';
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
