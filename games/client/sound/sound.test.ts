import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSound } from './sound.ts';

/** What a gain was told, and what it leads to. */
function createGain() {
  const targets: number[] = [];
  const gain = {
    value: 1,
    setValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
    cancelScheduledValues: vi.fn(),
    setTargetAtTime: (value: number) => targets.push(value),
  };
  const node = { gain, targets, leadsTo: null as unknown, connect: (to: unknown) => to };
  node.connect = (to) => {
    node.leadsTo = to;
    return to;
  };
  return node;
}

const paid = { isHeld: false };
let gains: ReturnType<typeof createGain>[] = [];

class SilentContext {
  currentTime = 0;
  sampleRate = 8;
  state = 'running';
  destination = 'speaker';
  createGain() {
    const node = createGain();
    gains.push(node);
    return node;
  }
  createOscillator() {
    return {
      frequency: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
      connect: vi.fn(),
      start: vi.fn(),
      stop: vi.fn(),
    };
  }
}

const opened = vi.fn();

beforeEach(() => {
  gains = [];
  opened.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal(
    'AudioContext',
    class extends SilentContext {
      constructor() {
        super();
        opened();
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a fanfare is heard over everything else, which steps back and comes again', () => {
  const sound = createSound(false);
  sound.play('click');
  const [output, others, click] = gains;
  expect(click?.leadsTo).toBe(others);
  expect(others?.leadsTo).toBe(output);
  expect(others?.targets).toEqual([]);
  sound.playWin('bigWin', paid);
  expect(gains.at(-1)?.leadsTo).toBe(output);
  expect(others?.targets).toHaveLength(2);
  expect(others?.targets[0]).toBeLessThan(0.5);
  expect(others?.targets[1]).toBe(1);
});

test('silence holds at once, for what sounds already too, and the sound comes back as loud as it was', () => {
  const sound = createSound(false);
  sound.playWin('legendWin', paid);
  const output = gains[0];
  const before = output?.gain.value;
  sound.setMuted(true);
  expect(output?.gain.value).toBe(0);
  const count = gains.length;
  sound.play('click');
  expect(gains).toHaveLength(count);
  sound.setMuted(false);
  expect(output?.gain.value).toBe(before);
});

test('nothing sounds, nor is a line to the speaker opened, before a hand has touched the game', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  createSound(false).playWin('bigWin', paid);
  expect(opened).not.toHaveBeenCalled();
});

test('a win that is held for a check neither sounds nor trembles, and what plays on beside it does', () => {
  const vibrate = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
  const sound = createSound(false);
  for (const name of ['coin', 'win', 'bigWin', 'hugeWin', 'giantWin', 'legendWin'] as const) {
    sound.playWin(name, { isHeld: true });
  }
  expect(opened).not.toHaveBeenCalled();
  expect(vibrate).not.toHaveBeenCalled();
  sound.play('click');
  expect(opened).toHaveBeenCalledOnce();
  sound.playWin('win', paid);
  expect(vibrate).toHaveBeenCalledOnce();
});
