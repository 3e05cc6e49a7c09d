import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTempo } from '../../client/pace/tempo.ts';
import { type ThrownDie, throwDice } from './throw-dice.ts';

interface Moving {
  finish(): void;
  effect: { getComputedTiming(): { endTime: number } };
}

/** A scene of elements that move until they are finished, and know how long they were to. */
function createScene() {
  const moving: Moving[] = [];
  const createMoving = () => {
    const durations: number[] = [];
    const element = {
      animate(_frames: unknown, { duration, delay = 0 }: { duration: number; delay?: number }) {
        durations.push(duration + delay);
        let finish = () => {};
        const finished = new Promise<void>((resolve) => {
          finish = resolve;
        });
        if (duration + delay === 0) finish();
        moving.push({ finish, effect: { getComputedTiming: () => ({ endTime: duration }) } });
        return { finished };
      },
    };
    return { element: element as unknown as HTMLElement, durations };
  };
  const parts = Array.from({ length: 3 }, () => ({ mover: createMoving(), cube: createMoving() }));
  const dice: ThrownDie[] = parts.map(({ mover, cube }) => ({
    mover: mover.element,
    cube: cube.element,
  }));
  const root = { getAnimations: () => moving } as unknown as Element;
  return { parts, dice, tempo: createTempo(() => root) };
}

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => vi.unstubAllGlobals());

test('a throw that is skipped while the dice are lifted lies at once, each die where it was thrown', async () => {
  const { parts, dice, tempo } = createScene();
  const landed = vi.fn();
  const thrown = throwDice(dice, ['red', 'blue', 'pink'], landed, tempo.animate);
  tempo.finish();
  await thrown;
  expect(landed).toHaveBeenCalledTimes(3);
  for (const { mover, cube } of parts) {
    expect(mover.durations[0]).toBeGreaterThan(0);
    expect(mover.durations[1]).toBe(0);
    expect(cube.durations).toEqual([0]);
  }
});

test('in turbo the dice fall the same way in less time', async () => {
  const durationsIn = async (isTurbo: boolean) => {
    const { parts, dice, tempo } = createScene();
    tempo.setTurbo(isTurbo);
    void throwDice(dice, ['red', 'blue', 'pink'], () => {}, tempo.animate);
    return parts.map(({ mover }) => mover.durations[0] ?? 0);
  };
  const usual = await durationsIn(false);
  const turbo = await durationsIn(true);
  for (const [die, duration] of turbo.entries())
    expect(duration).toBeLessThan((usual[die] ?? 0) / 2);
});
