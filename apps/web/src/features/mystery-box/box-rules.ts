import type { Box } from '@perya/contract/promotions/calls/boxes';
import { isLobbyPath } from '../../lib/game/lobby-path.ts';

/** A box that waits to be opened. [M-142 M-219] */
export function canOpen(box: Pick<Box, 'task_state'> | null): boolean {
  return box?.task_state === 1;
}

interface Place {
  readonly path: string;
  readonly isLoggedIn: boolean;
  readonly box: Pick<Box, 'task_state' | 'reason'> | null;
}

/** One that today can still bring. */
function canEarn(box: Pick<Box, 'task_state' | 'reason'> | null): boolean {
  return box?.task_state === 0 && box.reason === null;
}

/** Home, a category or a section, for a player with a box to earn or to open. [M-082 M-083 M-337] */
export function isButtonShown({ path, isLoggedIn, box }: Place): boolean {
  return isLobbyPath(path) && isLoggedIn && (canEarn(box) || canOpen(box));
}

const two = (number: number) => String(number).padStart(2, '0');

/** The month before or after, as 2026-11. */
export function monthBeside(month: string, step: -1 | 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = new Date(Date.UTC(year, number - 1 + step, 1));
  return `${at.getUTCFullYear()}-${two(at.getUTCMonth() + 1)}`;
}
