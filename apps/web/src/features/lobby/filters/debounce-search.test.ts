import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debounceSearch } from './debounce-search.ts';

describe('the search box', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const listen = () => {
    const sent: (string | null)[] = [];
    return { sent, ...debounceSearch((keyword) => sent.push(keyword)) };
  };

  it('sends once per burst, 500 ms after the last key [G-177]', () => {
    const { sent, type } = listen();
    for (const typed of ['man', 'mang', 'mango']) {
      type(typed);
      vi.advanceTimersByTime(499);
    }
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual(['mango']);
    vi.advanceTimersByTime(5000);
    expect(sent).toEqual(['mango']);
  });

  it('sends three characters and more, and nothing for one or two [G-175]', () => {
    const { sent, type } = listen();
    for (const typed of ['m', 'ma', ' ma ', 'man']) {
      type(typed);
      vi.advanceTimersByTime(500);
    }
    expect(sent).toEqual(['man']);
  });

  it('sends no older keyword when the box is down to two characters', () => {
    const { sent, type } = listen();
    type('man');
    vi.advanceTimersByTime(100);
    type('ma');
    vi.advanceTimersByTime(500);
    expect(sent).toEqual([]);
  });

  it('asks for the whole list when it is emptied [G-176]', () => {
    const { sent, type } = listen();
    type('mango');
    vi.advanceTimersByTime(500);
    type('');
    vi.advanceTimersByTime(500);
    expect(sent).toEqual(['mango', null]);
  });

  it('sends nothing after it has gone', () => {
    const { sent, type, stop } = listen();
    type('mango');
    stop();
    vi.advanceTimersByTime(500);
    expect(sent).toEqual([]);
  });
});
