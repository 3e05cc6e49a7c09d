import { expect, test } from 'vitest';
import { createOneAtATime } from './one-at-a-time.ts';

test('fifty who ask at once are one run and one more', async () => {
  const once = createOneAtATime();
  let runs = 0;
  let together = 0;
  let most = 0;
  const act = async () => {
    runs += 1;
    together += 1;
    most = Math.max(most, together);
    await new Promise(setImmediate);
    together -= 1;
  };
  await Promise.all(Array.from({ length: 50 }, () => once('D1', act)));
  expect([runs, most]).toEqual([2, 1]);
  await once('D1', act);
  expect(runs).toBe(3);
});

test('another name waits for nobody, and a failure lets the next one begin', async () => {
  const once = createOneAtATime();
  const order: string[] = [];
  let letGo = () => {};
  const held = once('D1', () => new Promise<void>((resolve) => (letGo = resolve)));
  await once('D2', async () => void order.push('D2'));
  letGo();
  await held;
  const failing = once('D1', () => Promise.reject(new Error('unreachable')));
  const after = once('D1', async () => void order.push('D1'));
  await expect(failing).rejects.toThrow('unreachable');
  await after;
  expect(order).toEqual(['D2', 'D1']);
});
