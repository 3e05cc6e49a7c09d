import { describe, expect, it } from 'vitest';
import { sidesOf, type Turn, turnsOf } from './cost-turns.ts';

/** A machine whose pace changes with every turn, on which reports cost so much of the wallet. */
function roundOn(paceOf: (turn: number) => number, round: number, cost: number) {
  const turns = turnsOf(round).map((hasReports, at): Turn => {
    const perSecond = paceOf(at) * (hasReports ? 1 - cost : 1);
    return { hasReports, perSecond, processorMs: 1000 / perSecond };
  });
  const { withReports, without } = sidesOf(turns);
  return withReports.perSecond / without.perSecond;
}

describe('the turns of a round', () => {
  it('are as many for each side, and begin with the other one in the next round', () => {
    for (const round of [1, 2, 3, 4]) {
      const turns = turnsOf(round);
      expect(turns.filter(Boolean)).toHaveLength(turns.length / 2);
      expect(turnsOf(round + 1)[0]).toBe(!turns[0]);
    }
  });

  it('say that reports cost nothing where they do not, on a machine that grows faster or slower turn by turn', () => {
    for (const round of [1, 2]) {
      expect(roundOn((turn) => 1000 + 200 * turn, round, 0)).toBeCloseTo(1, 10);
      expect(roundOn((turn) => 1000 - 150 * turn, round, 0)).toBeCloseTo(1, 10);
    }
  });

  it('say what reports cost on a machine that keeps its pace', () => {
    expect(roundOn(() => 700, 1, 0.1)).toBeCloseTo(0.9, 10);
    expect(roundOn(() => 700, 2, 0.1)).toBeCloseTo(0.9, 10);
  });

  it('are refused where one side had more of them', () => {
    const turn = { perSecond: 1, processorMs: 1 };
    expect(() => sidesOf([{ ...turn, hasReports: true }])).toThrow('more turns');
    const turns = [true, true, false].map((hasReports) => ({ ...turn, hasReports }));
    expect(() => sidesOf(turns)).toThrow('more turns');
  });
});
