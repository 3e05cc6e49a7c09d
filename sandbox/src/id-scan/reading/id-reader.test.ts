import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { createIdReader } from './id-reader.ts';

const picture = Buffer.from('picture');

/** Threads that do what the test says, and the list of those that were started. */
function threadsThat(code: string) {
  const started: Worker[] = [];
  const startThread = () => {
    const thread = new Worker(
      `const { parentPort } = require('node:worker_threads'); parentPort.on('message', (request) => { ${code} });`,
      { eval: true },
    );
    started.push(thread);
    return thread;
  };
  return { started, startThread };
}

const answering = `parentPort.postMessage({ reading: { fields: {}, score: request.file.length } })`;
const silent = '';

describe('the reader of IDs', () => {
  test('starts no thread before the first ID, and one for all of them', async () => {
    const { started, startThread } = threadsThat(answering);
    const reader = createIdReader({ startThread });
    expect(started).toHaveLength(0);
    const read = await Promise.all([1, 2, 3].map(() => reader.readId(picture, 'TIN')));
    expect(read.map((reading) => reading?.score)).toEqual([7, 7, 7]);
    expect(started).toHaveLength(1);
    await reader.close();
  });

  test('ends the thread when nobody asks, and starts another for the next', async () => {
    const { started, startThread } = threadsThat(answering);
    const reader = createIdReader({ startThread, idleMs: 0 });
    const ended = reader.readId(picture, 'TIN').then(() => started[0] && once(started[0], 'exit'));
    await ended;
    expect((await reader.readId(picture, 'TIN'))?.score).toBe(7);
    expect(started).toHaveLength(2);
    await reader.close();
  });

  test('gives up a thread that crashes or does not answer, and reads the next in a new one', async () => {
    const crashing = threadsThat(
      `if (request.idType === 'SSS') throw new Error('broken'); ${answering}`,
    );
    const reader = createIdReader({ startThread: crashing.startThread });
    const first = reader.readId(picture, 'SSS');
    const second = reader.readId(picture, 'TIN');
    await expect(first).rejects.toThrow('broken');
    expect((await second)?.score).toBe(7);
    await reader.close();

    const late = createIdReader({ startThread: threadsThat(silent).startThread, timeoutMs: 1 });
    await expect(late.readId(picture, 'TIN')).rejects.toThrow('took too long');
    await late.close();
  });

  test('lets only so many wait', async () => {
    const reader = createIdReader({ startThread: threadsThat(silent).startThread, waitingMax: 2 });
    const taken = [1, 2, 3].map(() => reader.readId(picture, 'TIN'));
    await expect(reader.readId(picture, 'TIN')).rejects.toThrow('Too many');
    const ends = Promise.allSettled(taken);
    await reader.close();
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(reader.readId(picture, 'TIN')).rejects.toThrow('closed');
  });
});
