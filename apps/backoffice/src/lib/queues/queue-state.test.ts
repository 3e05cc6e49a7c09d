import type { Queue } from '@perya/contract/house/staff-calls/home';
import { expect, it } from 'vitest';
import { dueAt, grownSince, isLate, waitingIn } from './queue-state.ts';

const queue = (name: Queue['name'], waiting: number, more: Partial<Queue> = {}): Queue => ({
  name,
  waiting,
  oldest_at: waiting > 0 ? 1000 : null,
  due_minutes: null,
  ...more,
});

it('is due so long after the oldest came, and late from the next second on', () => {
  const kyc = queue('kyc', 2, { due_minutes: 10 });
  expect(dueAt(kyc)).toBe(1600);
  expect([isLate(kyc, 1600), isLate(kyc, 1601)]).toEqual([false, true]);
});

it('is never late where nothing waits, or nobody is promised anything', () => {
  expect(isLate(queue('kyc', 0, { due_minutes: 1 }), 9e9)).toBe(false);
  expect(isLate(queue('kyc', 3), 9e9)).toBe(false);
});

it('adds up at the room what its queues have', () => {
  const queues = [
    queue('withdrawals', 2),
    queue('payment-cases', 3, { due_minutes: 1 }),
    queue('kyc', 9),
  ];
  expect(waitingIn(queues, '/payments', 2000)).toEqual({ waiting: 5, isLate: true });
  expect(waitingIn(queues, '/kyc', 2000)).toEqual({ waiting: 9, isLate: false });
  expect(waitingIn(queues, '/audit', 2000)).toEqual({ waiting: 0, isLate: false });
});

it('tells which queues have grown, and says nothing of one that was not seen before', () => {
  const before = [queue('kyc', 2), queue('withdrawals', 5)];
  const now = [queue('kyc', 3), queue('withdrawals', 4), queue('orders', 7)];
  expect(grownSince(before, now).map(({ name }) => name)).toEqual(['kyc']);
});
