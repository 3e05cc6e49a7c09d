import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filterOptions } from './filter-options.ts';
import { createSettler } from './settler.ts';
import { rowAfterKey, rowAt, rowByTyping, wheelSettleMs } from './wheel-rows.ts';

describe('a wheel that is turned', () => {
  it('stands on the row nearest to the band, by rows of 48 units [A-158]', () => {
    expect([0, 23, 24, 48, 71, 72, 480].map((px) => rowAt(px, 11))).toEqual([0, 0, 1, 1, 1, 2, 10]);
    expect([-40, 9999].map((px) => rowAt(px, 11))).toEqual([0, 10]);
  });

  it('goes by keys and stops at both ends', () => {
    const after = (key: string, row: number) => rowAfterKey(key, row, 12);
    expect(['ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => after(key, 4))).toEqual([
      5, 3, 0, 11,
    ]);
    expect([after('ArrowUp', 0), after('ArrowDown', 11)]).toEqual([0, 11]);
    expect([after('PageDown', 4), after('PageUp', 4), after('PageDown', 10)]).toEqual([9, 0, 11]);
    expect([after('ArrowLeft', 4), rowAfterKey('End', 0, 0)]).toEqual([null, null]);
  });

  it('finds a row by its first letters, whatever their accents, and the next one by the same letter', () => {
    const labels = ['Japan', 'Åland Islands', 'Albania', 'Algeria'];
    expect(rowByTyping(labels, 'a', 0)).toBe(1);
    expect(rowByTyping(labels, 'a', 1)).toBe(2);
    expect(rowByTyping(labels, 'alg', 2)).toBe(3);
    expect(rowByTyping(labels, 'j', 3)).toBe(0);
    expect([rowByTyping(labels, 'x', 0), rowByTyping(labels, ' ', 0)]).toEqual([null, null]);
  });
});

describe('a wheel that comes to rest', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('chooses 200 ms after the last movement, and only once [A-158]', () => {
    const choose = vi.fn();
    const settler = createSettler(wheelSettleMs, choose);
    settler.moved();
    vi.advanceTimersByTime(150);
    settler.moved();
    vi.advanceTimersByTime(199);
    expect(choose).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(choose).toHaveBeenCalledOnce();
    settler.moved();
    settler.stop();
    vi.advanceTimersByTime(1000);
    expect(choose).toHaveBeenCalledOnce();
  });
});

it('finds what holds the words, and puts first what begins with them', () => {
  const options = ['Papua New Guinea', 'Côte d’Ivoire', 'Guinea', 'Equatorial Guinea'].map(
    (label) => ({ value: label, label }),
  );
  const found = (query: string) => filterOptions(options, query).map(({ label }) => label);
  expect(found('guin')).toEqual(['Guinea', 'Papua New Guinea', 'Equatorial Guinea']);
  expect(found(' COTE ')).toEqual(['Côte d’Ivoire']);
  expect([found('').length, found('zz').length]).toEqual([4, 0]);
});
