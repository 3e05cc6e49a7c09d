import { expect, it } from 'vitest';
import { readStatus, statusLooks } from './status-look.ts';

const toneOf = (status: keyof typeof statusLooks) => statusLooks[status].tone;

it('shows what is open in orange, what is done in green and what failed in red [G-147 G-148 G-149]', () => {
  expect(['pending', 'paying', 'under_review'].map((each) => toneOf(each as never))).toEqual(
    Array(3).fill('warning'),
  );
  expect(toneOf('completed')).toBe('positive');
  expect([toneOf('timeout'), toneOf('canceled')]).toEqual(['negative', 'negative']);
});

it('knows six statuses and no other [G-145]', () => {
  expect(Object.keys(statusLooks)).toHaveLength(6);
  expect(readStatus('under_review')).toBe('under_review');
  expect(readStatus('failed')).toBeNull();
});
