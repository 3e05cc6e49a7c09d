import type { AmlRuleFigures, AmlRuleName } from '@perya/contract/aml/rules';
import { manilaDay } from '@perya/contract/manila-time';
import { describe, expect, test } from 'vitest';
import type { History, Movement } from './history.ts';
import { judgeHistory } from './judge-history.ts';

const noFigures: AmlRuleFigures = {
  amount: null,
  below: null,
  count: null,
  hours: null,
  days: null,
  percent: null,
  times: null,
};

/** As they are delivered. */
const figures: Record<AmlRuleName, AmlRuleFigures> = {
  covered: { ...noFigures, amount: 5_000_000 },
  'covered-linked': { ...noFigures, amount: 5_000_000 },
  structured: { ...noFigures, amount: 500_000, below: 100_000, count: 3, hours: 120 },
  'little-play': { ...noFigures, amount: 50_000, hours: 72, percent: 30 },
  'in-and-out': { ...noFigures, amount: 100_000, hours: 24, percent: 80 },
  'many-ways': { ...noFigures, amount: 50_000, count: 4, days: 7 },
  unusual: { ...noFigures, amount: 50_000, count: 5, days: 60, times: 10 },
  'table-mates': { ...noFigures, amount: 5_000, count: 20, days: 30 },
};

type Told = [when: string, direction: 'in' | 'out', pesos: number, way?: string];

/** A movement, by the clock of Manila. */
const moved = ([when, direction, pesos, way = 'GCash']: Told): Movement => {
  const at = new Date(`${when}:00+08:00`);
  const amount = BigInt(pesos) * 100n;
  return { at, day: manilaDay(at), direction, amount, way, reference: '' };
};

interface Story {
  own: Told[];
  linked?: Told[];
  /** Pesos staked on a day. */
  played?: Record<string, number>;
  /** Hands with another at a table: with whom, when, how many, pesos won of them and lost to them. */
  met?: [
    other: bigint,
    day: string,
    hands: number,
    gained: number,
    lost: number,
    isLinked?: boolean,
  ][];
  /** Other figures than those that are delivered. */
  given?: Partial<AmlRuleFigures>;
}

function findings(
  name: AmlRuleName,
  { own, linked = [], played = {}, met = [], given = {} }: Story,
) {
  const history: History = {
    uid: 7n,
    own: own.map(moved),
    linked: linked.map(moved),
    played: new Map(Object.entries(played).map(([day, staked]) => [day, BigInt(staked) * 100n])),
    meetings: met.map(([other, day, hands, gained, lost, isLinked = false]) => ({
      other,
      day,
      hands,
      gained: BigInt(gained) * 100n,
      lost: BigInt(lost) * 100n,
      isLinked,
    })),
  };
  const since = new Date('2026-01-01T00:00:00Z');
  return judgeHistory(history, [{ name, ...figures[name], ...given }], { since });
}

const nothing = (name: AmlRuleName, story: Story) => expect(findings(name, story)).toEqual([]);
const once = (
  name: AmlRuleName,
  story: Story,
  found: { day: string; pesos: number; count: number },
) =>
  expect(findings(name, story)).toEqual([
    {
      uid: 7n,
      ground: name,
      day: found.day,
      amount: BigInt(found.pesos) * 100n,
      count: found.count,
    },
  ]);

describe('covered', () => {
  test('meets what is paid in and out on a day of Manila, above the amount', () => {
    const own: Told[] = [
      ['2026-11-16 00:10', 'in', 3_000_000],
      ['2026-11-16 23:50', 'out', 2_000_001],
    ];
    once('covered', { own }, { day: '2026-11-16', pesos: 5_000_001, count: 2 });
  });

  test('says nothing of exactly the amount, nor of two days that are above it together', () => {
    nothing('covered', { own: [['2026-11-16 10:00', 'in', 5_000_000]] });
    nothing('covered', {
      own: [
        ['2026-11-16 23:59', 'in', 3_000_000],
        ['2026-11-17 00:00', 'in', 3_000_000],
      ],
    });
  });
});

describe('covered by linked accounts', () => {
  const own: Told[] = [['2026-11-16 12:00', 'in', 3_000_000]];

  test('meets accounts that are above the amount together', () => {
    const linked: Told[] = [['2026-11-16 09:00', 'in', 2_500_000]];
    once('covered-linked', { own, linked }, { day: '2026-11-16', pesos: 5_500_000, count: 2 });
  });

  test('says nothing where the other moved on another day, where nobody is linked, or where one is above it alone', () => {
    nothing('covered-linked', { own, linked: [['2026-11-15 23:59', 'in', 2_500_000]] });
    nothing('covered-linked', { own });
    nothing('covered-linked', {
      own: [['2026-11-16 12:00', 'in', 6_000_000]],
      linked: [['2026-11-16 09:00', 'in', 1]],
    });
  });
});

test('covered by linked accounts says nothing of exactly the amount together', () => {
  nothing('covered-linked', {
    own: [['2026-11-16 12:00', 'in', 3_000_000]],
    linked: [['2026-11-16 09:00', 'in', 2_000_000]],
  });
});

describe('structured', () => {
  const six = (pesos: number): Told[] =>
    Array.from({ length: 6 }, (_, at): Told => [`2026-11-16 1${at}:00`, 'in', pesos]);

  test('meets several below the figure that reach the amount together', () => {
    once('structured', { own: six(99_000) }, { day: '2026-11-16', pesos: 594_000, count: 6 });
  });

  test('says nothing of those at the figure, of both directions together, or of too long a time', () => {
    nothing('structured', { own: six(100_000) });
    nothing('structured', {
      own: six(90_000).map(([when, , pesos], at): Told => [when, at % 2 ? 'in' : 'out', pesos]),
    });
    nothing('structured', {
      own: six(99_000).map(([, way, pesos], at): Told => [`2026-11-0${at + 1} 10:00`, way, pesos]),
    });
  });
});

describe('structured, at its bounds', () => {
  const and = (last: number): Told[] => [
    ...[1, 2, 3, 4, 5].map((hour): Told => [`2026-11-16 1${hour}:00`, 'in', 90_000]),
    ['2026-11-16 17:00', 'in', last],
  ];

  test('meets the amount, and nothing a peso short of it', () => {
    once('structured', { own: and(50_000) }, { day: '2026-11-16', pesos: 500_000, count: 6 });
    nothing('structured', { own: and(49_999) });
  });

  test('says nothing of fewer than the number, however much they are together', () => {
    const given = { below: 300_000 };
    const [one, other, third]: Told[] = [11, 12, 13].map(
      (hour): Told => [`2026-11-16 ${hour}:00`, 'in', 299_999],
    );
    nothing('structured', { own: [one as Told, other as Told], given });
    const own = [one as Told, other as Told, third as Told];
    once('structured', { own, given }, { day: '2026-11-16', pesos: 899_997, count: 3 });
  });
});

describe('little play', () => {
  const own: Told[] = [
    ['2026-11-16 10:00', 'in', 60_000],
    ['2026-11-17 10:00', 'out', 59_000],
  ];

  test('meets what leaves again when little of it was staked', () => {
    const played = { '2026-11-16': 10_000, '2026-11-17': 7_999 };
    once('little-play', { own, played }, { day: '2026-11-17', pesos: 59_000, count: 1 });
  });

  test('says nothing when the percentage was staked, and counts no play from before', () => {
    nothing('little-play', { own, played: { '2026-11-16': 10_000, '2026-11-17': 8_000 } });
    expect(findings('little-play', { own, played: { '2026-11-15': 90_000 } })).toHaveLength(1);
  });

  test('says nothing of a small withdrawal, nor before anything leaves', () => {
    nothing('little-play', { own: [own[0] as Told, ['2026-11-17 10:00', 'out', 49_999]] });
    nothing('little-play', { own: [own[0] as Told] });
  });

  test('says nothing of a small deposit, or of what leaves once the hours are over', () => {
    nothing('little-play', { own: [['2026-11-16 10:00', 'in', 49_999], own[1] as Told] });
    nothing('little-play', { own: [['2026-11-14 10:00', 'in', 60_000], own[1] as Told] });
    const own72: Told[] = [['2026-11-14 10:01', 'in', 60_000], own[1] as Told];
    once('little-play', { own: own72 }, { day: '2026-11-17', pesos: 59_000, count: 1 });
  });
});

describe('in and out', () => {
  test('meets what leaves within hours, however much was played', () => {
    const own: Told[] = [
      ['2026-11-16 08:00', 'in', 100_000],
      ['2026-11-16 20:00', 'out', 80_000],
    ];
    const played = { '2026-11-16': 900_000 };
    once('in-and-out', { own, played }, { day: '2026-11-16', pesos: 80_000, count: 1 });
  });

  test('says nothing of a lesser part, or of what leaves a day later', () => {
    const first: Told = ['2026-11-16 08:00', 'in', 100_000];
    nothing('in-and-out', { own: [first, ['2026-11-16 20:00', 'out', 79_999]] });
    nothing('in-and-out', { own: [first, ['2026-11-17 08:00', 'out', 100_000]] });
  });

  test('says nothing of a smaller deposit that leaves whole', () => {
    nothing('in-and-out', {
      own: [
        ['2026-11-16 08:00', 'in', 99_999],
        ['2026-11-16 20:00', 'out', 99_999],
      ],
    });
  });
});

describe('many ways', () => {
  const by = (ways: string[]): Told[] =>
    ways.map((way, at): Told => [`2026-11-1${at} 10:00`, 'in', 20_000, way]);

  test('meets deposits by many different ways', () => {
    const own = by(['GCash', 'Maya', 'BDO', 'BPI']);
    once('many-ways', { own }, { day: '2026-11-13', pesos: 80_000, count: 4 });
  });

  test('says nothing of as many deposits by fewer ways, nor of withdrawals', () => {
    nothing('many-ways', { own: by(['GCash', 'Maya', 'BDO', 'GCash']) });
    nothing('many-ways', {
      own: by(['GCash', 'Maya', 'BDO', 'BPI']).map(
        ([when, , pesos, way = '']): Told => [when, 'out', pesos, way],
      ),
    });
  });
});

describe('many ways, at its bounds', () => {
  const by = (pesos: number, last: string): Told[] => [
    ['2026-11-10 10:00', 'in', pesos, 'GCash'],
    ['2026-11-11 10:00', 'in', pesos, 'Maya'],
    ['2026-11-12 10:00', 'in', pesos, 'BDO'],
    [last, 'in', pesos, 'BPI'],
  ];

  test('says nothing below the amount, or where the days are over before the last way', () => {
    once(
      'many-ways',
      { own: by(12_500, '2026-11-17 09:59') },
      {
        day: '2026-11-17',
        pesos: 50_000,
        count: 4,
      },
    );
    nothing('many-ways', { own: by(12_499, '2026-11-17 09:59') });
    nothing('many-ways', { own: by(12_500, '2026-11-17 10:00') });
  });
});

describe('unusual', () => {
  const habit: Told[] = [1, 2, 3, 4, 5].map((day): Told => [`2026-11-0${day} 10:00`, 'in', 5_000]);

  test('meets a day that is ten times a player’s own days', () => {
    const own: Told[] = [...habit, ['2026-11-16 10:00', 'in', 50_000]];
    once('unusual', { own }, { day: '2026-11-16', pesos: 50_000, count: 1 });
  });

  test('says nothing of less, nor of whoever has no habit yet', () => {
    nothing('unusual', { own: [...habit, ['2026-11-16 10:00', 'in', 49_999]] });
    nothing('unusual', { own: [...habit.slice(1), ['2026-11-16 10:00', 'in', 500_000]] });
  });

  test('says nothing of a small day, however unusual, or of a habit that is too old to be one', () => {
    const small = habit.map(([when, way]): Told => [when, way, 1_000]);
    nothing('unusual', { own: [...small, ['2026-11-16 10:00', 'in', 49_999]] });
    nothing('unusual', { own: [...habit, ['2027-01-03 10:00', 'in', 500_000]] });
  });
});

test('what came later is not known earlier, and what is older than the look is not found again', () => {
  const own = [
    moved(['2026-11-16 10:00', 'in', 3_000_000]),
    moved(['2026-11-16 11:00', 'in', 3_000_000]),
  ];
  const history: History = { uid: 7n, own, linked: [], played: new Map(), meetings: [] };
  const rules = [{ name: 'covered' as const, ...figures.covered }];
  const at = (hour: number) => new Date(`2026-11-16T${hour}:30:00+08:00`);
  expect(judgeHistory(history, rules, { since: at(10), until: at(10) })).toEqual([]);
  expect(judgeHistory(history, rules, { since: new Date(0), until: at(10) })).toEqual([]);
  expect(judgeHistory(history, rules, { since: at(11) })).toEqual([]);
  expect(judgeHistory(history, rules, { since: at(10) })).toHaveLength(1);
});

describe('players at one table', () => {
  const own: Told[] = [['2026-03-20T12:00', 'out', 6_000]];

  test('are found when much more goes one way than comes back, in enough hands, before money moves', () => {
    const met: Story['met'] = [
      [9n, '2026-03-10', 12, 4_000, 200],
      [9n, '2026-03-19', 12, 2_000, 300],
    ];
    once('table-mates', { own, met }, { day: '2026-03-20', pesos: 5_500, count: 24 });
  });

  test('are found whatever goes between them when they are on one device, ID or payout account', () => {
    const met: Story['met'] = [[9n, '2026-03-19', 25, 900, 850, true]];
    once('table-mates', { own, met }, { day: '2026-03-20', pesos: 50, count: 25 });
  });

  test('are left alone where both win of each other, the hands are few, long ago or later', () => {
    nothing('table-mates', { own, met: [[9n, '2026-03-19', 60, 9_000, 5_000]] });
    nothing('table-mates', { own, met: [[9n, '2026-03-19', 19, 9_000, 0, true]] });
    nothing('table-mates', { own, met: [[9n, '2026-02-18', 40, 9_000, 0]] });
    nothing('table-mates', { own, met: [[9n, '2026-03-21', 40, 9_000, 0]] });
    nothing('table-mates', {
      own,
      met: [
        [9n, '2026-03-19', 15, 4_000, 0],
        [8n, '2026-03-19', 15, 4_000, 0],
      ],
    });
  });
});
