import { expect, it, vi } from 'vitest';
import { throttleSubmit } from './throttle-submit.ts';

it('lets one call through in each window', () => {
  let nowMs = 1000;
  const act = vi.fn();
  const submit = throttleSubmit(2000, act, () => nowMs);
  submit('first');
  nowMs += 1999;
  submit('too soon');
  nowMs += 1;
  submit('second');
  expect(act.mock.calls).toEqual([['first'], ['second']]);
});
