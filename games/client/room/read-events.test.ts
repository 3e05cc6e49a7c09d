import { expect, test, vi } from 'vitest';
import { readEvents } from './read-events.ts';

function streamOf(...pieces: string[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
}

async function dataOf(...pieces: string[]): Promise<string[]> {
  const heard: string[] = [];
  await readEvents(streamOf(...pieces), (data) => heard.push(data));
  return heard;
}

test('every event is heard once, wherever the line cuts it', async () => {
  const whole = 'data: {"a":1}\n\n: here\n\ndata: {"b":2}\n\n';
  for (let cut = 1; cut < whole.length; cut += 1) {
    expect(await dataOf(whole.slice(0, cut), whole.slice(cut))).toEqual(['{"a":1}', '{"b":2}']);
  }
});

test('what was cut off at the end is not heard', async () => {
  expect(await dataOf('data: {"a":1}\n\ndata: {"b"')).toEqual(['{"a":1}']);
});

test('a line that has fallen silent is given up, one that gives signs of life is not', async () => {
  vi.useFakeTimers();
  try {
    const encoder = new TextEncoder();
    let isOver = false;
    let say = (_: string) => {};
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        say = (words) => controller.enqueue(encoder.encode(words));
      },
    });
    const reading = readEvents(stream, () => {}).then(() => {
      isOver = true;
    });
    for (let signs = 0; signs < 6; signs += 1) {
      await vi.advanceTimersByTimeAsync(10_000);
      say(': here\n\n');
    }
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(30_000);
    await reading;
    expect(isOver).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
