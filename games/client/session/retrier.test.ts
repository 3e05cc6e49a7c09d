import { expect, test } from 'vitest';
import { createRetrier } from './retrier.ts';

test('repeats what broke, tells of the break only from the second time on, and gives the answer', async () => {
  const states: boolean[] = [];
  let tries = 0;
  const retrier = createRetrier();
  const answer = await retrier.run(
    async () => {
      tries += 1;
      if (tries < 3) throw new Error('no line');
      return 'dealt';
    },
    {
      isFinal: () => false,
      onState: (isBroken) => {
        states.push(isBroken);
        if (isBroken) queueMicrotask(() => retrier.retryNow());
      },
    },
  );
  expect(answer).toBe('dealt');
  expect(states).toEqual([true, false]);
});

test('does not repeat a refusal', async () => {
  let tries = 0;
  const refused = createRetrier().run(
    async () => {
      tries += 1;
      throw new RangeError('no');
    },
    { isFinal: (error) => error instanceof RangeError, onState: () => {} },
  );
  await expect(refused).rejects.toThrow('no');
  expect(tries).toBe(1);
});
