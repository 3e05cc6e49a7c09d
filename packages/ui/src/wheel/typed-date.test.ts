import { expect, it } from 'vitest';
import { dateOfTyped, isFull, typedOf } from './typed-date.ts';

const typed = (day: string, month: string, year: string) => dateOfTyped({ day, month, year });

it('reads a date once all its parts are typed, with or without zeros, and none that no calendar has [A-156]', () => {
  expect(typed('1', '3', '1988')).toBe('1988-03-01');
  expect(typed('01', '03', '1988')).toBe('1988-03-01');
  expect(typed('29', '2', '1988')).toBe('1988-02-29');
  for (const wrong of [
    typed('29', '2', '1989'),
    typed('31', '4', '1988'),
    typed('1', '13', '1988'),
    typed('0', '3', '1988'),
    typed('1', '0', '1988'),
    typed('1', '3', '88'),
    typed('', '3', '1988'),
    typed('1', '', '1988'),
  ]) {
    expect(wrong).toBe('');
  }
});

it('goes on to the next part as soon as no digit can follow', () => {
  expect(isFull('day', '3')).toBe(false);
  expect(isFull('day', '4')).toBe(true);
  expect(isFull('day', '03')).toBe(true);
  expect(isFull('month', '1')).toBe(false);
  expect(isFull('month', '2')).toBe(true);
  expect(isFull('year', '198')).toBe(false);
  expect(isFull('year', '1988')).toBe(true);
});

it('shows the parts of a date that was chosen by the wheels', () => {
  expect(typedOf('1988-03-01')).toEqual({ day: '1', month: '3', year: '1988' });
  expect(typedOf('')).toEqual({ day: '', month: '', year: '' });
});
