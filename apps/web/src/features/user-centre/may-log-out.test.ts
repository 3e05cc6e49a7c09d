import { expect, it } from 'vitest';
import { mayLogOut } from './may-log-out.ts';

it('is for web users and shopping browser users, not inside the mini-apps [M-056 M-057]', () => {
  expect(([null, 'ewallet', 'lazada-h5'] as const).map(mayLogOut)).toEqual([true, true, true]);
  expect((['maya', 'lazada'] as const).map(mayLogOut)).toEqual([false, false]);
});
