import { expect, test } from 'vitest';
import { closedText, isOpen } from './is-open.ts';

const manila = (time: string) => new Date(`2026-11-16T${time}+08:00`);
const by = (opensAt: string | null, closesAt: string | null) => ({
  state: 'open' as const,
  opensAt,
  closesAt,
});

test('a channel without hours is open always, unless it was closed', () => {
  expect(isOpen(by(null, null), manila('03:00:00'))).toBe(true);
  expect(isOpen({ ...by(null, null), state: 'closed' }, manila('03:00:00'))).toBe(false);
  expect(isOpen({ ...by('00:00:00', '23:59:00'), state: 'closed' }, manila('03:00:00'))).toBe(
    false,
  );
});

test.each([
  ['05:59:59', false],
  ['06:00:00', true],
  ['21:59:59', true],
  ['22:00:00', false],
])('with hours of a day it is open from its beginning to before its end: %s', (time, expected) => {
  expect(isOpen(by('06:00:00', '22:00:00'), manila(time))).toBe(expected);
});

test.each([
  ['19:59:00', false],
  ['20:00:00', true],
  ['00:00:00', true],
  ['03:59:59', true],
  ['04:00:00', false],
])(
  'hours whose end is before their beginning run over midnight in Manila: %s',
  (time, expected) => {
    expect(isOpen(by('20:00:00', '04:00:00'), manila(time))).toBe(expected);
  },
);

test('hours that end where they begin are the whole day', () => {
  expect(isOpen(by('08:00:00', '08:00:00'), manila('07:00:00'))).toBe(true);
});

test('a channel outside of its hours says them, one that was closed says that', () => {
  expect(closedText(by('06:00:00', '22:00:00')).en).toBe('Open from 06:00 to 22:00');
  expect(closedText({ ...by('06:00:00', '22:00:00'), state: 'closed' }).en).toBe('Closed for now');
});
