import type { Health } from '@perya/contract/house/staff-calls/home';
import { describe, expect, test } from 'vitest';
import {
  type AlarmNeeds,
  alarmsOfDoors,
  alarmsOfHealth,
  alarmsOfProgram,
  alarmsOfReviews,
  readAlarms,
} from './alarms.ts';

const gigabyte = 1024 ** 3;
const process = {
  name: 'one 1',
  version: '1.0.0',
  started_at: 1,
  seen_at: 2,
  is_alive: true,
  clock_ahead_ms: 0,
  degraded: [],
  disk_free: 50 * gigabyte,
  disk_size: 100 * gigabyte,
};
const sound: Health = {
  database: {
    is_ready: true,
    answered_ms: 1,
    size_bytes: 1,
    connections: 1,
    connections_max: 100,
  },
  processes: [process],
  readers: [{ name: 'audit.seal', behind: 10 }],
  outbox: { waiting: 3, oldest_seconds: 2, dead: 0 },
  looked_at: 2,
};

const open = {
  isOpen: true,
  turn: 1,
  openedAt: new Date(5000),
  changedAt: null,
  changedBy: null,
  askedBy: null,
  reason: '',
};

test('a house that was open and is closed is an alarm; before its first day it is none', () => {
  expect(alarmsOfDoors(open)).toEqual([]);
  const closed = { ...open, isOpen: false, changedAt: new Date(9000) };
  expect(alarmsOfDoors(closed)).toMatchObject([{ name: 'doors-closed', since: 9 }]);
  expect(alarmsOfDoors({ ...closed, openedAt: null })).toEqual([]);
});

describe('the program of a process', () => {
  const hour = 3600;
  const now = 1_000_000;
  const running = { processes: [{ ...process, started_at: now - 40 * hour }] };
  const verified = {
    process: 'one 1',
    version: '1.0.0',
    hash: 'a'.repeat(64),
    state: 'sound' as const,
    files: 9,
    found: 0,
    differences: [],
    isApproved: true,
    lookedAt: new Date((now - hour) * 1000),
  };
  const alarmsOf = (facts: Partial<typeof verified>, needsList = true) =>
    alarmsOfProgram([{ ...verified, ...facts }], running, { now, needsList }).map(
      ({ name }) => name,
    );

  test('is an alarm where it differs, is approved by nobody, or was not looked at for a day', () => {
    expect(alarmsOf({})).toEqual([]);
    expect(alarmsOf({ isApproved: false })).toEqual(['program-unapproved']);
    expect(alarmsOf({ lookedAt: new Date((now - 27 * hour) * 1000) })).toEqual([
      'program-unverified',
    ]);
    const differs = { ...verified, state: 'differs' as const, found: 3 };
    expect(alarmsOfProgram([differs], running, { now, needsList: true })).toMatchObject([
      { name: 'program-differs', level: 'critical', about: 'one 1', figure: 3 },
    ]);
  });

  test('without a list is nobody’s release in production, and no matter elsewhere', () => {
    const unlisted = { ...verified, hash: null, state: 'unlisted' as const, isApproved: false };
    const of = (needsList: boolean) => alarmsOfProgram([unlisted], running, { now, needsList });
    expect(of(true)).toMatchObject([{ name: 'program-unapproved', level: 'critical' }]);
    expect(of(false)).toEqual([]);
  });

  test('of a process that has ended is no alarm, and one that has just begun has a day', () => {
    const differs = { ...verified, state: 'differs' as const, found: 3 };
    const ended = { processes: [{ ...process, is_alive: false }] };
    expect(alarmsOfProgram([differs], ended, { now, needsList: true })).toEqual([]);
    const begun = { processes: [{ ...process, started_at: now - hour }] };
    expect(alarmsOfProgram([], begun, { now, needsList: true })).toEqual([]);
    expect(alarmsOfProgram([], running, { now, needsList: true })).toMatchObject([
      { name: 'program-unverified', level: 'warning' },
    ]);
  });
});

describe('the figures of health', () => {
  test('say nothing while all is well', () => {
    expect(alarmsOfHealth(sound)).toEqual([]);
  });

  test.each([
    ['disk', { processes: [{ ...process, disk_free: 9 * gigabyte }] }],
    ['disk', { processes: [{ ...process, disk_free: gigabyte, disk_size: 5 * gigabyte }] }],
    ['clock', { processes: [{ ...process, clock_ahead_ms: -2500 }] }],
    ['limits-alone', { processes: [{ ...process, degraded: ['shared-limits' as const] }] }],
    ['broker-silent', { processes: [{ ...process, degraded: ['broker' as const] }] }],
    [
      'gateway-silent',
      {
        processes: [
          { ...process, degraded: ['gateway:bank' as const] },
          { ...process, name: 'another', degraded: ['gateway:bank' as const] },
        ],
      },
    ],
    ['process-silent', { processes: [{ ...process, is_alive: false, clock_ahead_ms: 9000 }] }],
    ['reader-behind', { readers: [{ name: 'audit.seal', behind: 10_001 }] }],
    ['outbox-waits', { outbox: { waiting: 1, oldest_seconds: 901, dead: 0 } }],
    ['letters-dead', { outbox: { waiting: 0, oldest_seconds: 0, dead: 1 } }],
  ])('raise %s, and it alone', (name, part) => {
    expect(alarmsOfHealth({ ...sound, ...part }).map((alarm) => alarm.name)).toEqual([name]);
  });
});

describe('the queue of identity checks', () => {
  const hour = 3600;
  const open = (hours: number) => ({
    waiting: 2,
    escalated: 1,
    oldestAt: new Date((100 - hours) * hour * 1000),
  });
  const alarms = (hours: number) => alarmsOfReviews(open(hours), 100 * hour);

  test('raises the alarm when the oldest waits for longer than a day, and not before [A-447]', () => {
    expect(alarms(24)).toEqual([]);
    expect(alarms(25)).toEqual([
      { name: 'reviews-wait', level: 'warning', about: '', figure: 3, since: 75 * hour },
    ]);
    expect(alarmsOfReviews({ waiting: 0, escalated: 0, oldestAt: null }, 100 * hour)).toEqual([]);
  });
});

describe('the identity check', () => {
  const lookedNow = {
    process: 'one 1',
    version: '1.0.0',
    hash: null,
    state: 'unlisted' as const,
    files: 0,
    found: 0,
    differences: [],
    isApproved: false,
    lookedAt: new Date(),
  };
  const alarms = (
    kyc: Partial<AlarmNeeds['kyc']>,
    unsound: Awaited<ReturnType<AlarmNeeds['games']['listUnsoundDays']>> = [],
    due: Awaited<ReturnType<AlarmNeeds['reports']['listStatementsDue']>> = [],
  ) => {
    const countOpen = async () => ({ waiting: 0, escalated: 0, oldestAt: null });
    const readFreezes = async () => ({ due: 3, heldSince: null });
    const quiet: AlarmNeeds = {
      stops: { countInForce: async () => [] },
      doors: { read: async () => open },
      checks: { lastResults: async () => [] },
      audit: { lastVerdict: async () => null },
      partners: { listFailing: async () => [] },
      processes: { listLost: async () => [] },
      games: { listUnsoundDays: async () => unsound },
      reports: { listStatementsDue: async () => due },
      release: { needsList: false, listVerified: async () => [lookedNow] },
      evidence: { listBroken: async () => [], listBrokenDays: async () => [] },
      kyc: { isLax: false, readFreezes, reviews: { countOpen }, ...kyc },
    };
    return readAlarms(quiet, sound);
  };

  test('is an alarm where more accounts are due than one run freezes [A-485]', async () => {
    const readFreezes = async () => ({ due: 900, heldSince: new Date(7000) });
    expect(await alarms({ readFreezes })).toMatchObject([
      { name: 'freezes-held', level: 'critical', figure: 900, since: 7 },
    ]);
  });

  test('is an alarm where real money may be bet unchecked, and only there [A-489]', async () => {
    expect(await alarms({})).toEqual([]);
    expect(await alarms({ isLax: true })).toMatchObject([{ name: 'kyc-lax', level: 'critical' }]);
  });

  test('and so is each day on which a provider tells its transactions otherwise', async () => {
    const day = { venue: 'hub88', day: '2026-11-18', comparedAt: new Date(9000) };
    const told = { ...day, theirs: 40, ours: 41, differences: 2, problem: null };
    expect(await alarms({}, [told])).toMatchObject([
      {
        name: 'provider-differs',
        level: 'warning',
        about: 'hub88 2026-11-18',
        figure: 2,
        since: 9,
      },
    ]);
  });

  test('and so is each balance at a bank that counts for the last day, and gravely one that is too old', async () => {
    const last = { account: '555', ageDays: 3, isLapsed: false, since: new Date(8000) };
    const old = { account: '777', ageDays: 4, isLapsed: true, since: new Date(9000) };
    expect(await alarms({}, [], [last, old])).toEqual([
      { name: 'statement-lapsed', level: 'critical', about: '777', figure: 4, since: 9 },
      { name: 'statement-due', level: 'warning', about: '555', figure: 3, since: 8 },
    ]);
  });
});
