import { describe, expect, it } from 'vitest';
import { findCalled, nameOfCalled } from './called-game.ts';
import { framePermissions } from './frame-permissions.ts';
import { isBetweenRounds } from './is-between-rounds.ts';
import { clockText, continueSitting, remindersDue } from './play-sitting.ts';
import { readGameMessage } from './read-game-message.ts';

const minuteMs = 60_000;

describe('the frame', () => {
  const page = 'https://perya.example.ph/s-game-page/plinko';

  it('gives a game of our own address no origin, so that it cannot read the session', () => {
    for (const url of ['/sandbox/studio/play?game=plinko', 'https://perya.example.ph/play']) {
      expect(framePermissions(url, page).sandbox).toBe('allow-scripts');
    }
  });

  it('lets a provider elsewhere keep its own origin and open its help', () => {
    const { sandbox } = framePermissions('https://games.example.com/play', page);
    expect(sandbox.split(' ')).toEqual(['allow-scripts', 'allow-same-origin', 'allow-popups']);
  });
});

describe('the game that an address calls', () => {
  const games = [
    { code: 'bingo-75', en_name: 'Bingo 75' },
    { code: 'halo-halo-spin', en_name: 'Halo-Halo Spin' },
    { code: 'plinko', en_name: 'Plinko Perya' },
  ];

  it.each([
    ['bingo-75', 'Bingo 75'],
    ['BINGO 75', 'Bingo 75'],
    ['halo-halo spin', 'Halo-Halo Spin'],
    ['plinko perya', 'Plinko Perya'],
    ['PLINKO', 'Plinko Perya'],
    ['plink', undefined],
  ])('is found by code or name in any case: %s [G-301]', (called, name) => {
    expect(findCalled(games, called)?.en_name).toBe(name);
  });

  it('has nearly its name before it is known', () => {
    expect(nameOfCalled('color-game')).toBe('Color Game');
    expect(nameOfCalled('Bingo 75')).toBe('Bingo 75');
    expect(nameOfCalled('漢字')).toBe('漢字');
  });
});

describe('messages of a game', () => {
  it('are read as the wire names them', () => {
    const messages = [
      { type: 'perya:ready' },
      { type: 'perya:offers', controls: ['sound', 'history', 'proof', 'help'] },
      { type: 'perya:balance', balance: 0 },
      { type: 'perya:balance', balance: 500, held: 1000 },
      { type: 'perya:exit' },
      { type: 'perya:cashier' },
      { type: 'perya:limits' },
      { type: 'perya:sound', isMuted: true },
      { type: 'perya:muted', voices: [101, 107] },
      { type: 'perya:muted', voices: [], isDeaf: true },
      { type: 'perya:failed', code: 'SESSION_EXPIRED' },
      { type: 'perya:orientation', orientation: 'landscape' },
    ];
    expect(messages.map(readGameMessage)).toEqual(messages);
  });

  it.each([
    null,
    'perya:exit',
    [],
    { type: 'perya:else' },
    { type: 'perya:balance' },
    { type: 'perya:balance', balance: 12.5 },
    { type: 'perya:balance', balance: -1 },
    { type: 'perya:balance', balance: '100' },
    { type: 'perya:balance', balance: Number.POSITIVE_INFINITY },
    { type: 'perya:offers', controls: 'history' },
    { type: 'perya:sound', isMuted: 'yes' },
    { type: 'perya:muted' },
    { type: 'perya:muted', voices: ['101'] },
    { type: 'perya:orientation', orientation: 'upside-down' },
  ])('are nothing where they are not: %j', (data) => {
    expect(readGameMessage(data)).toBeNull();
  });

  it('offer what a bar can do, each once, and nothing else', () => {
    const controls = ['help', 'sound', 'cash', 'sound', 7, 'toString'];
    const offered = readGameMessage({ type: 'perya:offers', controls });
    expect(offered).toEqual({ type: 'perya:offers', controls: ['sound', 'help'] });
  });

  it('bring a balance without what is held where that is no amount', () => {
    for (const held of [-1, 0.5, '100', null]) {
      const message = readGameMessage({ type: 'perya:balance', balance: 100, held });
      expect(message).toStrictEqual({ type: 'perya:balance', balance: 100 });
    }
  });

  it('cannot bring a code without end', () => {
    const message = readGameMessage({ type: 'perya:failed', code: 'X'.repeat(10_000) });
    expect(message).toEqual({ type: 'perya:failed', code: 'X'.repeat(64) });
  });
});

describe('the time at play', () => {
  const first = continueSitting(null, 1000, 0);

  it('goes on over a reload and another game, and begins anew after a break', () => {
    const later = continueSitting(first, 1000 + 10 * minuteMs, 0);
    expect(later.startedAt).toBe(1000);
    const afterBreak = continueSitting(later, later.seenAt + 15 * minuteMs + 1, 0);
    expect(afterBreak.startedAt).toBe(afterBreak.seenAt);
    expect(afterBreak.reminders).toBe(0);
  });

  it('is not handed on to the next player, nor kept when the clock was set back', () => {
    expect(continueSitting(first, 2000, 1500).startedAt).toBe(2000);
    expect(continueSitting({ ...first, seenAt: 9000 }, 2000, 0).startedAt).toBe(2000);
    expect(continueSitting({ startedAt: 'x' }, 2000, 0).startedAt).toBe(2000);
  });

  it('asks for one reminder after each so many minutes', () => {
    const after = (minutes: number) =>
      remindersDue({ ...first, seenAt: first.startedAt + minutes * minuteMs }, 30);
    expect([0, 29.9, 30, 59, 60, 125].map(after)).toEqual([0, 0, 1, 1, 2, 4]);
  });

  it('reads as a clock', () => {
    expect([0, 65_000, 3_599_999, 3_845_000].map(clockText)).toEqual([
      '0:00',
      '1:05',
      '59:59',
      '1:04:05',
    ]);
  });
});

it('keeps a reminder from lying over a round, and nobody from it for long', () => {
  expect(isBetweenRounds({ now: 10_000, movedAt: null, dueAt: 10_000 })).toBe(true);
  expect(isBetweenRounds({ now: 10_000, movedAt: 8000, dueAt: 9000 })).toBe(false);
  expect(isBetweenRounds({ now: 13_000, movedAt: 8000, dueAt: 9000 })).toBe(true);
  expect(isBetweenRounds({ now: 70_000, movedAt: 69_000, dueAt: 9000 })).toBe(true);
});
