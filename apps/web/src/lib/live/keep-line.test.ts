import { describe, expect, it } from 'vitest';
import { keepLine, sessionEndedCode } from './keep-line.ts';
import type { Credential, Line } from './open-line.ts';

/** A server of which each try goes as said; afterwards lines stay open. */
function keepWith(tries: readonly ('refused' | 'unauthorized' | number)[]) {
  const seen: { credential: string; closed: boolean }[] = [];
  const waits: number[] = [];
  let asked = 0;
  let opened = 0;
  const kept = keepLine({
    ask: async () => {
      asked += 1;
      if (tries[asked - 1] === 'unauthorized') throw new Error('unauthorized');
      return { client_id: `c-${asked}` } as Credential;
    },
    open: async ({ client_id }): Promise<Line> => {
      const outcome = tries[asked - 1];
      if (outcome === 'refused') throw new Error('refused');
      const line = { credential: client_id, closed: false };
      seen.push(line);
      let end: (code: number) => void = () => {};
      const ended = new Promise<number>((resolve) => {
        end = resolve;
      });
      if (typeof outcome === 'number') queueMicrotask(() => end(outcome));
      const close = () => {
        line.closed = true;
        end(0);
      };
      return { ended, check: () => {}, close };
    },
    onOpen: () => {
      opened += 1;
    },
    isOver: (error) => error instanceof Error && error.message === 'unauthorized',
    wait: async (ms) => void waits.push(ms),
  });
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
  return { kept, seen, waits, opened: () => opened, asked: () => asked, settled };
}

describe('the line of live messages', () => {
  it('comes back after two seconds, each time with a new credential, and says so [M-396 M-397]', async () => {
    const { seen, waits, opened, settled } = keepWith([1006, 1006]);
    await settled();
    expect(seen.map(({ credential }) => credential)).toEqual(['c-1', 'c-2', 'c-3']);
    expect(waits).toEqual([2000, 2000]);
    expect(opened()).toBe(3);
  });

  it('comes back spread over three more seconds when its server ends', async () => {
    const { waits, settled } = keepWith(Array(20).fill(1001));
    await settled();
    expect(waits).toHaveLength(20);
    expect(new Set(waits).size).toBeGreaterThan(1);
    for (const ms of waits) {
      expect(ms).toBeGreaterThanOrEqual(2000);
      expect(ms).toBeLessThan(5000);
    }
  });

  it('is not asked for again once the session has ended', async () => {
    const ended = keepWith([sessionEndedCode]);
    const unauthorized = keepWith(['refused', 'unauthorized']);
    await ended.settled();
    expect([ended.asked(), unauthorized.asked()]).toEqual([1, 2]);
  });

  it('is tried after two seconds, then twice as late after each failure up to fifteen, and after two again once it was open [M-396]', async () => {
    const { waits, settled } = keepWith([...Array(5).fill('refused'), 1006, 'refused']);
    await settled();
    expect(waits).toEqual([2000, 4000, 8000, 15_000, 15_000, 2000, 2000]);
  });

  it('is closed at the logout, also while it is being opened', async () => {
    const open = keepWith([]);
    await open.settled();
    open.kept.stop();
    const opening = keepWith([]);
    opening.kept.stop();
    await opening.settled();
    expect(open.seen).toEqual([{ credential: 'c-1', closed: true }]);
    expect(opening.seen).toEqual([]);
    expect(opening.opened()).toBe(0);
  });
});
