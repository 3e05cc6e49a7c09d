import { expect, it } from 'vitest';
import { endOf } from './session-end.ts';

const minute = 60_000;
const session = { endsAt: 720 * minute, idleMs: 30 * minute, answeredAt: 0 };

it('warns two minutes before the idle end and ten before the last', () => {
  expect(endOf({ ...session, nowMs: 27 * minute })).toBeNull();
  expect(endOf({ ...session, nowMs: 28 * minute })).toEqual({ why: 'idle', leftMs: 2 * minute });
  const busy = { ...session, answeredAt: 711 * minute };
  expect(endOf({ ...busy, nowMs: 711 * minute })).toEqual({ why: 'age', leftMs: 9 * minute });
});
