import { type LiveMessage, liveMessagesRemembered } from '@perya/contract/live';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onLive, takeLive } from './live-messages.ts';
import { createRefresher } from './refresher.ts';

const stops: (() => void)[] = [];
const hear = (kind: LiveMessage['kind']) => {
  const heard: LiveMessage[] = [];
  stops.push(onLive(kind, (message) => heard.push(message)));
  return heard;
};
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('a live message', () => {
  it('reaches those who asked for its kind, and a refresh reaches all', () => {
    const payments = hear('payment');
    const wallet = hear('wallet');
    takeLive({ messageId: 'a-1', kind: 'payment', id: '7', type: 'deposit' });
    takeLive({ messageId: 'a-2', kind: 'refresh' });
    expect(payments.map(({ messageId }) => messageId)).toEqual(['a-1', 'a-2']);
    expect(wallet.map(({ messageId }) => messageId)).toEqual(['a-2']);
  });

  it('that comes again is handled once, for the last 50 of them [M-398]', () => {
    const payments = hear('payment');
    const take = (number: number) => takeLive({ messageId: `b-${number}`, kind: 'payment' });
    for (let number = 0; number < liveMessagesRemembered; number += 1) take(number);
    take(0);
    expect(payments).toHaveLength(50);
    // The fifty-first lets the first one be forgotten.
    take(50);
    take(1);
    expect(payments).toHaveLength(51);
    take(0);
    expect(payments).toHaveLength(52);
  });

  it('is not heard after the screen has gone', () => {
    const payments = hear('payment');
    for (const stop of stops.splice(0)) stop();
    takeLive({ messageId: 'c-1', kind: 'payment' });
    expect(payments).toEqual([]);
  });
});

describe('a refresher', () => {
  it('acts at once, then once for all who ask within the gap', () => {
    vi.useFakeTimers();
    try {
      let acted = 0;
      const refresh = createRefresher(() => {
        acted += 1;
      });
      for (let time = 0; time < 100; time += 1) refresh(3000);
      expect(acted).toBe(1);
      vi.advanceTimersByTime(2999);
      expect(acted).toBe(1);
      vi.advanceTimersByTime(1);
      expect(acted).toBe(2);
      // A payment does not wait for as long as rounds do.
      refresh(3000);
      vi.advanceTimersByTime(300);
      refresh(300);
      expect(acted).toBe(3);
      vi.advanceTimersByTime(10_000);
      expect(acted).toBe(3);
    } finally {
      vi.useRealTimers();
    }
  });
});
