import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { skipThrow, type ThrownDie, throwDice } from './throw-dice.ts';

/** An element that moves until it is finished, and knows how long it was to. */
function createMoving() {
  const durations: number[] = [];
  let moving: { finish(): void }[] = [];
  const element = {
    animate(_frames: unknown, { duration, delay = 0 }: { duration: number; delay?: number }) {
      durations.push(duration + delay);
      let finish = () => {};
      const finished = new Promise<void>((resolve) => {
        finish = resolve;
      });
      if (duration + delay === 0) finish();
      moving = [{ finish }];
      return { finished };
    },
    getAnimations: () => moving,
  };
  return { element: element as unknown as HTMLElement, durations };
}

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => vi.unstubAllGlobals());

test('a throw that is skipped while the dice are lifted lies at once, each die where it was thrown', async () => {
  const parts = Array.from({ length: 3 }, () => ({ mover: createMoving(), cube: createMoving() }));
  const dice: ThrownDie[] = parts.map(({ mover, cube }) => ({
    mover: mover.element,
    cube: cube.element,
  }));
  const pace = { isSkipped: false };
  const landed = vi.fn();
  const thrown = throwDice(dice, ['red', 'blue', 'pink'], landed, pace);
  skipThrow(dice, pace);
  await thrown;
  expect(landed).toHaveBeenCalledTimes(3);
  for (const { mover, cube } of parts) {
    expect(mover.durations[0]).toBeGreaterThan(0);
    expect(mover.durations[1]).toBe(0);
    expect(cube.durations).toEqual([0]);
  }
});
