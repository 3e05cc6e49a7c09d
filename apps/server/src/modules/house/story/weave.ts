import type { StoryKind, StoryLine } from '@perya/contract/house/staff-calls/player-story';
import { readCursor, writeCursor } from '../../../platform/lists/cursor.ts';
import type { Told, ToldLine } from '../../../platform/lists/teller.ts';
import { seconds } from '../../../platform/wire-time.ts';

/** What one teller told, from its own place on. */
export interface Part extends Told {
  name: string;
  kind: StoryKind;
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

const lineOf = ({ name, kind }: Part, { at, cursor, ...line }: ToldLine): StoryLine => ({
  ...line,
  id: `${name}:${cursor}`,
  kind,
  at: seconds(at),
});

/** The part whose next line is the newest; of two at one moment the one that stands first. */
function newestOf(parts: readonly Part[], told: ReadonlyMap<string, number>) {
  let newest: { part: Part; line: ToldLine } | null = null;
  for (const part of parts) {
    const line = part.lines[told.get(part.name) ?? 0];
    if (line && (newest === null || line.at > newest.line.at)) newest = { part, line };
  }
  return newest;
}

/**
 * One story of many parts, the newest line first. A part that has more than it told could come next once its lines are
 * used up, so the page ends there.
 */
export function weave(
  parts: readonly Part[],
  places: Places,
  limit: number,
): { rows: StoryLine[]; next: string | null } {
  const rows: StoryLine[] = [];
  const told = new Map<string, number>();
  const reached = new Map(places);
  const toldOf = ({ name }: Part) => told.get(name) ?? 0;
  const isUsedUp = (part: Part) => toldOf(part) === part.lines.length;
  while (rows.length < limit && !parts.some((part) => part.hasMore && isUsedUp(part))) {
    const newest = newestOf(parts, told);
    if (newest === null) break;
    const { part, line } = newest;
    rows.push(lineOf(part, line));
    told.set(part.name, toldOf(part) + 1);
    reached.set(part.name, line.cursor);
  }
  const isOver = parts.every((part) => isUsedUp(part) && !part.hasMore);
  return { rows, next: isOver ? null : writePlaces(reached) };
}
