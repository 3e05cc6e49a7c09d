import { describe, expect, it } from 'vitest';
import { readyFirst, standingOf, type TileStanding } from './tile-standing.ts';

const nothing = { box: null, rebate: null, tasks: null, tickets: null };
const box = { task_state: 0, reason: null, progress: '300.00', goal: '500.00' } as const;

describe('standingOf', () => {
  it('says of a box that it waits, how far it is, or that it is opened, and never what is in it', () => {
    const of = (given: object) =>
      standingOf('/blind-box', { ...nothing, box: { ...box, ...given } });
    expect(of({ task_state: 1 })).toEqual({ state: 'ready', amount: null, count: null });
    expect(of({})).toEqual({ state: 'progress', have: '300.00', goal: '500.00' });
    expect(of({ task_state: 2 })).toEqual({ state: 'tomorrow', amount: null });
    expect(of({ reason: 'day-given' })).toBeNull();
    expect(of({ task_state: 3 })).toBeNull();
  });

  it('says of a rebate what can be collected, or what comes tomorrow', () => {
    const of = (bonus: string, today: string) =>
      standingOf('/welfare/cq9-page', { ...nothing, rebate: { bonus, today } });
    expect(of('12.50', '3.00')).toEqual({ state: 'ready', amount: '12.50', count: null });
    expect(of('0.00', '3.00')).toEqual({ state: 'tomorrow', amount: '3.00' });
    expect(of('0.00', '0.00')).toBeNull();
  });

  it('counts tasks and tickets, and says nothing of what is not known', () => {
    expect(standingOf('/s-points', { ...nothing, tasks: 2 })).toMatchObject({ count: 2 });
    expect(standingOf('/s-points', { ...nothing, tasks: 0 })).toMatchObject({ state: 'tomorrow' });
    expect(standingOf('/cashback', { ...nothing, tickets: 0 })).toBeNull();
    expect(standingOf('/s-points', nothing)).toBeNull();
    expect(standingOf(undefined, nothing)).toBeNull();
  });
});

it('puts what is ready first and leaves the rest as it was', () => {
  const tile = (id: number, standing: TileStanding | null) => ({ id, standing });
  const ready = { state: 'ready', amount: null, count: null } as const;
  const tiles = [tile(1, null), tile(2, ready), tile(3, { state: 'tomorrow', amount: null })];
  expect(readyFirst(tiles).map(({ id }) => id)).toEqual([2, 1, 3]);
});
