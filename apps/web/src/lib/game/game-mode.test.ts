import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enterGame, exitDelayMs, leaveGame, useGameMode } from './game-mode.ts';

const gameNow = () => useGameMode.getState().gameCode;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it.each(['/', '/s-game/category/Slot', '/s-game/sections/hot'])(
  'exits the game 300 ms after moving to %s [M-245]',
  (path) => {
    const whenOut = vi.fn();
    enterGame('plinko');
    leaveGame(path, whenOut);
    vi.advanceTimersByTime(299);
    expect(gameNow()).toBe('plinko');
    expect(whenOut).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(gameNow()).toBeNull();
    expect(whenOut).toHaveBeenCalledOnce();
  },
);

it('exits at once on the way to any other page', () => {
  enterGame('plinko');
  leaveGame('/play-limits', () => {});
  expect(gameNow()).toBeNull();
  expect(exitDelayMs('/s-game-page/roulette')).toBe(0);
});

it('keeps the next game when the last one was left a moment ago', () => {
  enterGame('plinko');
  leaveGame('/', () => {});
  vi.advanceTimersByTime(100);
  enterGame('roulette');
  vi.advanceTimersByTime(1000);
  expect(gameNow()).toBe('roulette');
});
