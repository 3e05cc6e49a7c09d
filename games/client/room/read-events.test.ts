import { expect, test } from 'vitest';
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
