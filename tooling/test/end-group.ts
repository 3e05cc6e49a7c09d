import { setTimeout as wait } from 'node:timers/promises';
import { listDescendants } from './list-descendants.ts';

const patienceMs = 10_000;
const lookAgainMs = 100;

/**
 * Ends every process of a group and what its leader started outside of it: SIGTERM first, so that a
 * database can close its files, then SIGKILL. Answers whether there was anything to end.
 */
export async function endGroup(groupId: number): Promise<boolean> {
  // A negative number means the group. Listed before anyone ends, while children know their parent.
  const targets = [-groupId, ...listDescendants(groupId)];
  const tellAll = (signal: NodeJS.Signals | 0) =>
    targets.filter((target) => tell(target, signal)).length > 0;
  if (!tellAll('SIGTERM')) return false;
  const deadlineMs = performance.now() + patienceMs;
  while (performance.now() < deadlineMs) {
    await wait(lookAgainMs);
    if (!tellAll(0)) return true;
  }
  tellAll('SIGKILL');
  return true;
}

function tell(target: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(target, signal);
  } catch {
    // It is gone, which is what we want.
    return false;
  }
}
