import { type HarmMarker, harmMarkerNames } from '@perya/contract/care/markers';
import { describe, expect, test } from 'vitest';
import { type CareDay, markersOf, scoreOf } from './score-markers.ts';

const day = (ago: number, more: Partial<CareDay> = {}): CareDay => ({
  ago,
  rounds: 10,
  staked: 10_000n,
  nightRounds: 0,
  depositsAfterLoss: 0,
  withdrawalsBack: 0,
  ...more,
});
const days = (count: number, more: Partial<CareDay> = {}) =>
  Array.from({ length: count }, (_, ago) => day(ago, more));
const names = (of: readonly CareDay[]) => markersOf(of).map(({ marker }) => marker);

/** A sign, the days, and whether they show it. */
const stories: readonly (readonly [HarmMarker, readonly CareDay[], boolean])[] = [
  ['nights', [day(0, { nightRounds: 1 }), day(1, { nightRounds: 1 })], false],
  ['nights', days(3, { nightRounds: 1 }), true],
  ['chasing', [day(0, { depositsAfterLoss: 1 })], false],
  ['chasing', days(2, { depositsAfterLoss: 1 }), true],
  ['deposits-after-losses', [day(0, { depositsAfterLoss: 2 })], false],
  ['deposits-after-losses', [day(0, { depositsAfterLoss: 3 })], true],
  ['withdrawals-back', [day(13, { withdrawalsBack: 1 })], false],
  ['withdrawals-back', [day(13, { withdrawalsBack: 2 })], true],
  // What is older than the week, or the fortnight, is none of this.
  ['chasing', [6, 7].map((ago) => day(ago, { depositsAfterLoss: 1 })), false],
  ['chasing', [5, 6].map((ago) => day(ago, { depositsAfterLoss: 1 })), true],
  ['deposits-after-losses', [day(7, { depositsAfterLoss: 3 })], false],
  ['deposits-after-losses', [day(6, { depositsAfterLoss: 3 })], true],
  ['withdrawals-back', [day(14, { withdrawalsBack: 2 })], false],
  // What came back and was not played is none.
  ['withdrawals-back', [day(13, { withdrawalsBack: 2, rounds: 0 })], false],
  ['nights', [8, 9, 10].map((ago) => day(ago, { nightRounds: 1 })), false],
];

const before = [8, 9, 10].map((ago) => day(ago));
const doubled = [0, 1].map((ago) => day(ago, { staked: 20_000n }));
/** Of the mean stake, by what it was in the weeks before. */
const risen: typeof stories = [
  ['rising-stakes', [...doubled, ...before], true],
  ['rising-stakes', [...[0, 1].map((ago) => day(ago, { staked: 19_000n })), ...before], false],
  [
    'rising-stakes',
    [...[0, 1].map((ago) => day(ago, { rounds: 5, staked: 50_000n })), ...before],
    false,
  ],
  ['rising-stakes', [...doubled, day(8)], false],
];

describe('signs of harm', () => {
  test('an even month of play in daylight has none', () => {
    expect(markersOf(days(28))).toEqual([]);
    expect(scoreOf([])).toBe(0);
  });

  test.each(stories)('%s is seen from its own number on (%#)', (marker, of, isSeen) => {
    expect(names(of).includes(marker)).toBe(isSeen);
  });

  test('stakes have risen where the mean has doubled, and enough was played to say so', () => {
    for (const [marker, of, isSeen] of risen) expect(names(of)).toEqual(isSeen ? [marker] : []);
  });

  test('every sign has a story on which it shows and a near miss on which it does not', () => {
    const all = [...stories, ...risen];
    for (const marker of harmMarkerNames) {
      const seen = all.flatMap(([of, , isSeen]) => (of === marker ? [isSeen] : []));
      expect([...new Set(seen)].sort(), marker).toEqual([false, true]);
    }
  });

  test('weigh together up to a hundred, the heaviest first', () => {
    const all = days(7, {
      nightRounds: 5,
      depositsAfterLoss: 4,
      withdrawalsBack: 2,
      staked: 900_000n,
    });
    const markers = markersOf([...all, ...[8, 9, 10].map((ago) => day(ago))]);
    const points = markers.map((found) => found.points);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
    expect(scoreOf(markers)).toBe(100);
  });
});
