import { setImmediate as nextTurn } from 'node:timers/promises';
import type { InputOf } from '@perya/contract/call';
import type { Client } from '@perya/contract/client';
import { listCorrections, listGamingDays } from '@perya/contract/reports/staff-calls/days';
import { listBonusFigures, listCashFigures } from '@perya/contract/reports/staff-calls/money';
import { listCohorts, listEntryFigures } from '@perya/contract/reports/staff-calls/people';
import { listPlayFigures } from '@perya/contract/reports/staff-calls/play';
import { parsePesos } from '@perya/money';
import {
  expectedBonuses,
  expectedCash,
  expectedCohorts,
  expectedCorrections,
  expectedDays,
  expectedEntries,
  expectedPlay,
  type PlayAsked,
} from './recompute/expected.ts';
import type { Facts } from './recompute/facts.ts';
import type { GamingDays, Period } from './recompute/gaming-days.ts';
import { type Line, type Lines, lineKey } from './recompute/lines.ts';

export interface Comparison {
  reports: number;
  lines: number;
  figures: number;
  differences: string[];
}

interface Page<Row> {
  rows: Row[];
  next: string | null;
}

async function readAll<Row>(
  page: (cursor: string | undefined) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | undefined; ; ) {
    // Millions of figures were computed since the last call: only now does this process hear which lines the server closed.
    await nextTurn();
    const { rows: found, next } = await page(cursor);
    rows.push(...found);
    if (next === null) return rows;
    cursor = next;
  }
}

const isNothing = (value: Line[string] | undefined) =>
  value === undefined ||
  value === null ||
  value === 0 ||
  value === '0' ||
  value === '0.00' ||
  value === '0.0';

/** Whether a line says nothing of its own period; then whether it is there at all, with the period before, is not compared. */
const saysNothing = (line: Line) =>
  Object.entries(line).every(([name, value]) => name.startsWith('before.') || isNothing(value));

/** Of what one side has and the other has not, everything must be nothing: a line of noughts says no more than none. */
function compareLines(into: Comparison, name: string, expected: Lines, found: Lines): void {
  into.reports += 1;
  for (const at of new Set([...expected.keys(), ...found.keys()])) {
    const should = expected.get(at) ?? {};
    const is = found.get(at) ?? {};
    into.lines += 1;
    if (saysNothing(should) && saysNothing(is)) continue;
    for (const figure of new Set([...Object.keys(should), ...Object.keys(is)])) {
      into.figures += 1;
      const wanted = should[figure];
      const shown = is[figure];
      if (wanted === shown || (isNothing(wanted) && isNothing(shown))) continue;
      into.differences.push(
        `${name}, ${at}, ${figure}: the books say ${wanted}, the report ${shown}`,
      );
    }
  }
}

/** The fields of a row that are compared, those of the period before among them. */
function lineOf(row: object, names: readonly string[]): Line {
  const line: Line = {};
  const fields = row as Record<string, unknown>;
  for (const name of names) line[name] = (fields[name] ?? null) as Line[string];
  const before = (fields['before'] ?? {}) as Record<string, Line[string]>;
  for (const [name, value] of Object.entries(before)) line[`before.${name}`] = value;
  return line;
}

const from = '2026-07-01';
const periods: readonly Period[] = ['day', 'week', 'month'];
const moneys = ['real', 'test'] as const;
const limit = 200;

const playNames = [
  'rounds',
  'staked',
  'won',
  'late_won',
  'turnover',
  'ggr',
  'bonuses',
  'prizes',
  'fees',
  'share',
  'ngr',
];
const cashNames = [
  ...[
    'deposits',
    'deposited',
    'deposit_fees',
    'payouts',
    'paid_out',
    'payout_fees',
    'returns',
    'returned',
  ],
  ...['approvals', 'approval_seconds', 'approval_longest', 'adjustments', 'adjusted'],
];
const dayNames = [...playNames, 'deposited', 'paid_out', 'corrections', 'corrected'];

interface Compared {
  client: Client;
  facts: Facts;
  days: GamingDays;
  into: Comparison;
}

async function comparePlay({ client, facts, days, into }: Compared): Promise<void> {
  const groups = ['all', 'brand', 'venue', 'game', 'type', 'channel', 'player'] as const;
  const asked: PlayAsked[] = [
    ...periods.flatMap((period) =>
      groups.flatMap((by) => moneys.map((money) => ({ period, by, money }))),
    ),
    { period: 'day', by: 'game', money: 'real', venue: 'alon' },
    { period: 'week', by: 'venue', money: 'real', brand: 'sinag' },
    { period: 'month', by: 'all', money: 'real', brand: 'tala', channel: 'maya' },
    { period: 'day', by: 'all', money: 'real', venue: 'dagat' },
    { period: 'week', by: 'brand', money: 'real', game: 'alon-slot' },
    { period: 'month', by: 'channel', money: 'real', type: 1 },
  ];
  for (const each of asked) {
    const rows = await readAll((cursor) =>
      client.call(listPlayFigures, { ...each, from, limit, cursor } as InputOf<
        typeof listPlayFigures
      >),
    );
    const found = new Map(rows.map((row) => [lineKey(row.from, row.key), lineOf(row, playNames)]));
    compareLines(into, `revenue ${JSON.stringify(each)}`, expectedPlay(facts, days, each), found);
  }
}

async function compareCash({ client, facts, days, into }: Compared): Promise<void> {
  for (const period of periods) {
    for (const by of ['all', 'way', 'gateway', 'brand'] as const) {
      const asked = { period, by, money: 'real' } as const;
      const rows = await readAll((cursor) =>
        client.call(listCashFigures, { ...asked, from, limit, ...(cursor && { cursor }) }),
      );
      const found = new Map(
        rows.map((row) => [lineKey(row.from, row.key), lineOf(row, cashNames)]),
      );
      compareLines(into, `cash ${period} by ${by}`, expectedCash(facts, days, asked), found);
    }
    for (const money of moneys) {
      const rows = await readAll((cursor) =>
        client.call(listBonusFigures, { period, money, from, limit, ...(cursor && { cursor }) }),
      );
      const names = [
        ...['given', 'given_amount', 'taken', 'taken_amount', 'cost'],
        ...['players', 'returned'],
      ];
      const found = new Map(rows.map((row) => [lineKey(row.from, row.key), lineOf(row, names)]));
      const wanted = expectedBonuses(facts, days, { period, money });
      compareLines(into, `bonuses ${period} of ${money} money`, wanted, found);
    }
  }
}

async function comparePeople({ client, facts, days, into }: Compared): Promise<void> {
  const names = ['registered', 'first_deposits', 'first_deposited'];
  for (const period of periods) {
    for (const by of ['all', 'brand', 'channel'] as const) {
      const asked = { period, by, money: 'real' } as const;
      const rows = await readAll((cursor) =>
        client.call(listEntryFigures, { ...asked, from, limit, ...(cursor && { cursor }) }),
      );
      const found = new Map(rows.map((row) => [lineKey(row.from, row.key), lineOf(row, names)]));
      compareLines(
        into,
        `who came, ${period} by ${by}`,
        expectedEntries(facts, days, asked),
        found,
      );
    }
  }
  for (const brand of [undefined, 'perya', 'sinag', 'tala']) {
    const asked = { money: 'real', ...(brand && { brand }) } as const;
    const rows = await readAll((cursor) =>
      client.call(listCohorts, { ...asked, limit, ...(cursor && { cursor }) }),
    );
    const cohortNames = [
      'registered',
      'players',
      'retention',
      'depositors',
      'deposited',
      'ggr',
      'value',
    ];
    // Weeks in which nobody of them did anything have no line in the books, and one in the report for the week they came.
    const shown = rows.filter(
      ({ players, depositors, ggr }) => players + depositors > 0 || ggr !== '0.00',
    );
    const found = new Map(
      shown.map((row) => [lineKey(row.cohort, String(row.week)), lineOf(row, cohortNames)]),
    );
    compareLines(into, `cohorts of ${brand ?? 'all brands'}`, expectedCohorts(facts, asked), found);
  }
}

async function compareDays({ client, facts, days, into }: Compared): Promise<void> {
  const closed = await readAll((cursor) =>
    client.call(listGamingDays, { limit, ...(cursor && { cursor }) }),
  );
  const found = new Map(closed.map((row) => [lineKey(row.day, ''), lineOf(row, dayNames)]));
  const expected = expectedDays(facts, days);
  for (const at of expected.keys()) if (!found.has(at)) expected.delete(at);
  compareLines(into, 'closed days', expected, found);
  const corrections = await readAll((cursor) =>
    client.call(listCorrections, { limit, ...(cursor && { cursor }) }),
  );
  const noted: Lines = new Map();
  for (const { day, of_day: ofDay, kind, uid, subject, amount } of corrections) {
    const at = lineKey(day, `${ofDay} ${kind} ${uid} ${subject}`);
    const known = noted.get(at)?.['amount'];
    const sum = (parsePesos(amount) ?? 0n) + (typeof known === 'string' ? BigInt(known) : 0n);
    noted.set(at, { amount: String(sum) });
  }
  compareLines(into, 'corrections', expectedCorrections(facts), noted);
}

/** Asks the product for every report and holds each figure against what the books come to. */
export async function compareReports(
  client: Client,
  { facts, days }: { facts: Facts; days: GamingDays },
): Promise<Comparison> {
  const into: Comparison = { reports: 0, lines: 0, figures: 0, differences: [] };
  const compared = { client, facts, days, into };
  await comparePlay(compared);
  await compareCash(compared);
  await comparePeople(compared);
  await compareDays(compared);
  return into;
}
