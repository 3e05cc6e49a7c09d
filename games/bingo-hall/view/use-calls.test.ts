import { centavos } from '@perya/money';
import { expect, it } from 'vitest';
import { callsAt } from './use-calls.ts';

const balls = Array.from({ length: 75 }, (_, at) => at + 1);
const won = [{ pattern: 'full-house', ball: 61, cards: 1, each: centavos(100) }];
const told = { kind: 'hall', players: 1, cards: 1, pot: centavos(500), won, near: [] };
const playing = { phase: 'playing', rungAtMs: 1_000_000, outcome: { balls }, told } as const;

it('calls a ball after the other by the clock, and none after the full house', () => {
  const calledAfter = (ms: number) => callsAt(playing, 1_000_000 + ms).called;
  expect([-500, 0, 1_099, 1_100, 5_500].map(calledAfter)).toEqual([0, 0, 0, 1, 5]);
  expect(calledAfter(61 * 1_100)).toBe(61);
  expect(callsAt(playing, 2_000_000)).toMatchObject({ called: 61, isOver: true });
});

it('has called all of a draw that has ended, and nothing of one that is not known', () => {
  expect(callsAt({ ...playing, phase: 'ended' }, 1_000_000).called).toBe(61);
  const before = { phase: 'betting', rungAtMs: null, outcome: null } as const;
  expect(callsAt(before, 1)).toEqual({ drum: null, told: null, called: 0, isOver: false });
  expect(callsAt(null, 1).called).toBe(0);
});
