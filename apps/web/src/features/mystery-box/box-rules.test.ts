import { describe, expect, it, test } from 'vitest';
import { canOpen, isButtonShown, monthBeside } from './box-rules.ts';

const waiting = { task_state: 1, reason: null };

describe('the floating button', () => {
  test.each(['/', '/s-game/category/Slot', '/s-game/sections/3'])(
    'shows on %s to a player with a box [M-082]',
    (path) => {
      expect(isButtonShown({ path, isLoggedIn: true, box: waiting })).toBe(true);
      expect(isButtonShown({ path, isLoggedIn: true, box: { task_state: 0, reason: null } })).toBe(
        true,
      );
    },
  );

  test.each(['/s-game-page/agila', '/s-points', '/s-points/mall', '/invite', '/my', '/welfare'])(
    'never shows on %s [M-083]',
    (path) => {
      expect(isButtonShown({ path, isLoggedIn: true, box: waiting })).toBe(false);
    },
  );

  it('shows neither to a visitor nor without a box that can be earned or opened [M-082 M-337]', () => {
    expect(isButtonShown({ path: '/', isLoggedIn: false, box: waiting })).toBe(false);
    const refused = { task_state: 0, reason: 'day-given' } as const;
    const ended = [2, 3].map((state) => ({ task_state: state, reason: null }));
    for (const box of [null, refused, ...ended]) {
      expect(isButtonShown({ path: '/', isLoggedIn: true, box })).toBe(false);
    }
  });
});

it('opens a box that waits, and no other [M-142 M-219]', () => {
  expect(
    [null, 0, 1, 2, 3].map((state) => canOpen(state === null ? null : { task_state: state })),
  ).toEqual([false, false, true, false, false]);
});

it('turns the months over the year', () => {
  expect(monthBeside('2026-01', -1)).toBe('2025-12');
  expect(monthBeside('2026-12', 1)).toBe('2027-01');
  expect(monthBeside('2026-11', 1)).toBe('2026-12');
});
