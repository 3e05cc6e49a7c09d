import { readCursor, writeCursor } from './cursor.ts';
import type { Told } from './teller.ts';

interface Line {
  at: Date;
  cursor: string;
}

/** What one source told, from its own place on. */
export interface Part<Each extends Line> extends Told<Each> {
  name: string;
}

/** A line with the part that it comes from. */
export interface Woven<Each extends Line> {
  part: Part<Each>;
  line: Each;
}

/** How far each part was told: the cursor of its last line. */
type Places = ReadonlyMap<string, string>;

const namePattern = /^[a-z-]{1,20}$/;
const placePattern = /^[\w-]{1,120}$/;

/** The places of a cursor: names and places by turns. */
export function readPlaces(cursor: string | undefined): Places {
  if (cursor === undefined) return new Map();
  const [written = ''] = readCursor(cursor, /^[\w.,-]{0,1000}$/);
  const pairs = written.split(',').map((pair) => pair.split('.'));
  return new Map(
    pairs.flatMap(([name = '', place = '']) =>
      namePattern.test(name) && placePattern.test(place) ? [[name, place] as const] : [],
    ),
  );
}

const writePlaces = (places: Places): string =>
  writeCursor([...places].map((pair) => pair.join('.')).join(','));

/** The part whose next line is the newest; of two at one moment the one that stands first. */
function newestOf<Each extends Line>(
  parts: readonly Part<Each>[],
  told: ReadonlyMap<string, number>,
): Woven<Each> | null {
  let newest: Woven<Each> | null = null;
  for (const part of parts) {
    const line = part.lines[told.get(part.name) ?? 0];
    if (line && (newest === null || line.at > newest.line.at)) newest = { part, line };
  }
  return newest;
}

/**
 * One list of many parts, the newest line first. A part that has more than it told could come next once its lines are
 * used up, so the page ends there.
 */
export function weave<Each extends Line>(
  parts: readonly Part<Each>[],
  places: Places,
  limit: number,
): { rows: Woven<Each>[]; next: string | null } {
  const rows: Woven<Each>[] = [];
  const told = new Map<string, number>();
  const reached = new Map(places);
  const toldOf = ({ name }: Part<Each>) => told.get(name) ?? 0;
  const isUsedUp = (part: Part<Each>) => toldOf(part) === part.lines.length;
  while (rows.length < limit && !parts.some((part) => part.hasMore && isUsedUp(part))) {
    const newest = newestOf(parts, told);
    if (newest === null) break;
    const { part, line } = newest;
    rows.push(newest);
    told.set(part.name, toldOf(part) + 1);
    reached.set(part.name, line.cursor);
  }
  const isOver = parts.every((part) => isUsedUp(part) && !part.hasMore);
  return { rows, next: isOver ? null : writePlaces(reached) };
}

/** By what a line is told apart over all parts. */
export const wovenId = ({ part, line }: Woven<Line>): string => `${part.name}:${line.cursor}`;
