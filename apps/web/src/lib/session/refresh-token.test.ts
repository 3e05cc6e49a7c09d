import { describe, expect, it, vi } from 'vitest';
import { refreshIfDue, type TokenChange } from './refresh-token.ts';
import type { StoredSession } from './stored-session.ts';

function browser(stored: StoredSession | null, nowSeconds: number) {
  let session = stored;
  const waits: number[] = [];
  const ask = vi.fn(async () => ({ token: 'next', expires_at: 7000 }));
  const change: TokenChange = {
    read: () => session,
    ask,
    set: (token, expiresAt) => {
      session = { token, expiresAt, receivedAt: nowSeconds };
    },
    nowSeconds: () => nowSeconds,
    alone: (work) => work(),
    isLost: (error) => error === lost,
    wait: async (ms) => void waits.push(ms),
  };
  return { change, ask, waits, read: () => session };
}

const lost = new Error('the line broke');

describe('refreshIfDue', () => {
  const session = { token: 'first', expiresAt: 4000, receivedAt: 1000 };

  it('leaves a young token alone and changes one with less than a third of its life left [A-383 A-496]', async () => {
    const young = browser(session, 2999);
    await refreshIfDue(young.change);
    expect(young.ask).not.toHaveBeenCalled();
    const old = browser(session, 3000);
    await refreshIfDue(old.change);
    expect(old.read()).toEqual({ token: 'next', expiresAt: 7000, receivedAt: 3000 });
  });

  it('asks again at once when the answer was lost, while the server still knows the token before', async () => {
    const { change, ask, waits, read } = browser(session, 3000);
    ask.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    await refreshIfDue(change);
    expect(read()?.token).toBe('next');
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(30_000);
  });

  it('does not ask again when it was refused', async () => {
    const { change, ask } = browser(session, 3000);
    ask.mockRejectedValueOnce(new Error('refused'));
    await expect(refreshIfDue(change)).rejects.toThrow('refused');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks for nothing without a token', async () => {
    const { change, ask } = browser(null, 3000);
    await refreshIfDue(change);
    expect(ask).not.toHaveBeenCalled();
  });

  it('does not ask again when another tab did while it waited for its turn', async () => {
    const { change, ask } = browser(session, 3500);
    await refreshIfDue({
      ...change,
      alone: (work) => {
        change.set('from another tab', 7000);
        return work();
      },
    });
    expect(ask).not.toHaveBeenCalled();
  });
});
