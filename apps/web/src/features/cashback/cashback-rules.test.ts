import { describe, expect, it } from 'vitest';
import { byChannel } from './by-channel.ts';
import { endOnThisClock } from './tickets-left.ts';

describe('cashback tickets', () => {
  it('end when the server says, whatever the clock of the device shows [M-140 M-477]', () => {
    expect(endOnThisClock({ invalid_at: 1600, now: 1000 }, 50_000)).toBe(650_000);
  });

  it('stand together by channel, each one of them [M-141]', () => {
    const ticket = (channel_id: number, channel_name: string) => ({ channel_id, channel_name });
    const grouped = byChannel([ticket(2, 'B'), ticket(1, 'A'), ticket(2, 'B')]);
    expect(grouped.map(({ id, name, tickets }) => [id, name, tickets.length])).toEqual([
      [2, 'B', 2],
      [1, 'A', 1],
    ]);
  });
});
