import { readdirSync, readFileSync } from 'node:fs';

/** What Linux counts processor time in. */
const ticksPerSecond = 100;

interface Ticks {
  parent: number;
  own: number;
  ofEnded: number;
}

/** The times of a process; null where it has ended. */
function readTicks(pid: string | number): Ticks | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may have anything in it.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const at = (place: number) => Number(fields[place] ?? 0);
    return { parent: at(1), own: at(11) + at(12), ofEnded: at(13) + at(14) };
  } catch {
    return null;
  }
}

/** The processor seconds of a PostgreSQL so far: of its first process, of those under it, and of those that ended. */
export function processorSeconds(postmaster: number): number {
  const first = readTicks(postmaster);
  if (!first) throw new Error(`The process ${postmaster} has ended`);
  const others = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readTicks)
    .filter((ticks) => ticks?.parent === postmaster)
    .reduce((sum, ticks) => sum + (ticks?.own ?? 0), 0);
  return (first.own + first.ofEnded + others) / ticksPerSecond;
}
