import { describe, expect, test } from 'vitest';
import { readRoad } from '../rules/road.ts';
import { layBeads, layStreaks, markStreaks, marksOf, streaksOf } from './roads.ts';

const streaks = (written: string) => streaksOf(readRoad(written));
const short = (marks: readonly string[]) => marks.map((mark) => mark[0]).join('');

describe('the big road', () => {
  test('begins a column with each change of side and stands ties on the win before', () => {
    expect(
      streaks('TPPTTBPbT').map((streak) => streak.map(({ outcome, ties }) => [outcome[0], ties])),
    ).toEqual([
      [
        ['p', 1],
        ['p', 2],
      ],
      [['b', 0]],
      [['p', 1]],
    ]);
    expect(streaks('Pb')[0]?.[0]).toMatchObject({ hasBankerPair: true, hasPlayerPair: false });
  });

  test('turns a streak of more than six to the right, and the next one as soon as it meets that tail', () => {
    const laid = layStreaks(streaks('BBBBBBBBPPPPPPP'));
    const places = laid.map(({ column, row }) => `${column}.${row}`).join(' ');
    expect(places).toBe('0.0 0.1 0.2 0.3 0.4 0.5 1.5 2.5 1.0 1.1 1.2 1.3 1.4 2.4 3.4');
  });

  test('never lays two wins on one place, however long the streaks are', () => {
    const laid = layStreaks(
      streaks(`${'B'.repeat(14)}${'P'.repeat(9)}${'B'.repeat(8)}PBPBPB${'P'.repeat(12)}B`),
    );
    expect(new Set(laid.map(({ column, row }) => `${column}.${row}`)).size).toBe(laid.length);
  });
});

describe('the roads read from it', () => {
  test('begin with the second win of the second, third and fourth column, or the first of the one after', () => {
    expect(marksOf(streaks('BP'), 1)).toEqual([]);
    expect(marksOf(streaks('BBPP'), 1)).toEqual(['red']);
    expect(marksOf(streaks('BPB'), 1)).toEqual(['red']);
    expect(marksOf(streaks('BPB'), 2)).toEqual([]);
    expect(marksOf(streaks('BPBP'), 2)).toEqual(['red']);
    expect(marksOf(streaks('BPBP'), 3)).toEqual([]);
    expect(marksOf(streaks('BPBPB'), 3)).toEqual(['red']);
  });

  test('say red where the big road repeats itself and blue where it does not', () => {
    // Columns of 3, 1, 4, 4 and 2.
    const road = streaks('BBBPBBBBPPPPBB');
    expect(short(marksOf(road, 1))).toBe('bbrrbrrrrr');
    expect(short(marksOf(road, 2))).toBe('rrbbbrrbr');
    expect(short(marksOf(road, 3))).toBe('rrbbb');
  });

  test('lay equal marks as streaks', () => {
    expect(markStreaks(['red', 'red', 'blue', 'red'])).toEqual([['red', 'red'], ['blue'], ['red']]);
  });
});

test('the bead plate goes down six and then to the right', () => {
  const last = layBeads(readRoad('BPTBPTB')).at(-1);
  expect(last).toMatchObject({ column: 1, row: 0 });
});
