import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { chartWords, saidAt } from './chart-words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
/** Midnight in Manila, which is four in the afternoon of the day before in UTC. */
const day = Date.UTC(2026, 10, 18, 16) / 1000;

it('names amounts with the peso sign, numbers without, and what is not known with a dash', () => {
  expect(chartWords(i18n, true).amountOf(1234.5)).toBe('₱1,234.50');
  expect(chartWords(i18n, true).amountOf(-20)).toBe('-₱20');
  expect(chartWords(i18n, false).amountOf(1234)).toBe('1,234');
  expect(chartWords(i18n, true).amountOf(null)).toBe('–');
});

it('names days of Manila, short at the foot of the chart', () => {
  const { dayOf, shortDayOf } = chartWords(i18n, false);
  expect(dayOf(day)).toBe('Nov 19, 2026');
  expect(shortDayOf(day)).toBe('Nov 19');
});

it('says beside the pointer what every line says of that day, and that a day is not over', () => {
  const words = { soFar: 'so far', ...chartWords(i18n, true) };
  const lines = [
    { label: 'Deposited', values: [100, 250.5] },
    { label: 'Paid out', values: [null, 0] },
  ];
  const drawn = { at: [day - 86_400, day], lines, words, isOpen: true };
  expect(saidAt(0, drawn)).toEqual(['Nov 18, 2026', 'Deposited: ₱100', 'Paid out: –']);
  expect(saidAt(1, drawn)).toEqual(['Nov 19, 2026, so far', 'Deposited: ₱250.50', 'Paid out: ₱0']);
});
