import type { Permission } from '@perya/contract/staff/permissions';
import { expect, test } from 'vitest';
import { linkOfEvent } from './event-link.ts';

const mayOnly = (held: Permission) => (permission: Permission) => permission === held;

test('an event leads to its round, its payment or its entry, for whoever may read that', () => {
  const win = { opens: { place: 'round', id: '7' }, uid: '10000001' } as const;
  expect(linkOfEvent(win, mayOnly('games.read'))).toEqual({
    to: '/games/rounds/$uid/$id',
    params: { uid: '10000001', id: '7' },
  });
  expect(linkOfEvent(win, mayOnly('audit.read'))).toBeNull();
  const entry = { opens: { place: 'entry', id: '9' }, uid: null } as const;
  expect(linkOfEvent(entry, mayOnly('audit.read'))).toEqual({
    to: '/audit/$seq',
    params: { seq: '9' },
  });
});

test('what has no page of its own leads nowhere', () => {
  expect(linkOfEvent({ opens: null, uid: '10000001' }, () => true)).toBeNull();
});
