import { afterEach, expect, test, vi } from 'vitest';
import { feel } from './feel.ts';
import { createSound } from './sound.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function deviceWith({ isReduced }: { isReduced: boolean }) {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  return vibrate;
}

test('a win is felt, the larger the longer, and nothing else is', () => {
  const vibrate = deviceWith({ isReduced: false });
  feel('click');
  feel('lose');
  expect(vibrate).not.toHaveBeenCalled();
  feel('win');
  feel('legendWin');
  const [small, large] = vibrate.mock.calls.map(([pattern]: number[][]) =>
    (pattern ?? []).reduce((sum, part) => sum + part, 0),
  );
  expect(large).toBeGreaterThan((small ?? 0) * 5);
});

test('nothing trembles for who wants little movement, nor in a game that is silent', () => {
  const calm = deviceWith({ isReduced: true });
  feel('bigWin');
  expect(calm).not.toHaveBeenCalled();
  const loud = deviceWith({ isReduced: false });
  createSound(true).playWin('bigWin', { isHeld: false });
  expect(loud).not.toHaveBeenCalled();
  createSound(false).playWin('bigWin', { isHeld: false });
  expect(loud).toHaveBeenCalledOnce();
});

test('a device that cannot tremble plays on', () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(() => feel('bigWin')).not.toThrow();
});
