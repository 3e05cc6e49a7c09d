import type { Queue, QueueName } from '@perya/contract/house/staff-calls/home';

/** Where each queue is worked off, and the room that its number stands at. */
export const queuePlaces: Readonly<Record<QueueName, { path: string; room: string }>> = {
  requests: { path: '/requests', room: '/requests' },
  kyc: { path: '/kyc', room: '/kyc' },
  withdrawals: { path: '/payments/withdrawals', room: '/payments' },
  'payment-cases': { path: '/payments/cases', room: '/payments' },
  care: { path: '/risk/care', room: '/risk' },
  aml: { path: '/aml/cases', room: '/aml' },
  'held-wins': { path: '/risk/wins', room: '/risk' },
  orders: { path: '/promotions/orders', room: '/promotions' },
  letters: { path: '/house/letters', room: '/house' },
  support: { path: '/support/conversations', room: '/support' },
  privacy: { path: '/privacy/requests', room: '/privacy' },
  incidents: { path: '/privacy/incidents', room: '/privacy' },
  feedback: { path: '/support/feedback', room: '/support' },
};

/** When the oldest is due, in unix seconds; null where nothing waits or nobody is promised anything. */
export function dueAt({ oldest_at, due_minutes }: Queue): number | null {
  return oldest_at === null || due_minutes === null ? null : oldest_at + due_minutes * 60;
}

export function isLate(queue: Queue, nowSeconds: number): boolean {
  const due = dueAt(queue);
  return due !== null && due < nowSeconds;
}

/** What waits in a room, of all its queues together. */
export function waitingIn(queues: readonly Queue[], room: string, nowSeconds: number) {
  const own = queues.filter(({ name }) => queuePlaces[name]?.room === room);
  return {
    waiting: own.reduce((sum, { waiting }) => sum + waiting, 0),
    isLate: own.some((queue) => isLate(queue, nowSeconds)),
  };
}

/** The queues in which more waits than at the look before. */
export function grownSince(before: readonly Queue[], now: readonly Queue[]): readonly Queue[] {
  const waited = new Map(before.map(({ name, waiting }) => [name, waiting]));
  return now.filter(({ name, waiting }) => waiting > (waited.get(name) ?? waiting));
}
