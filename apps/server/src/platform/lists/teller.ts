import type { StoryKind, StoryLine } from '@perya/contract/house/staff-calls/player-story';
import type { Permission } from '@perya/contract/staff/permissions';
import type { StaffContext } from '../http/context.ts';
import { writeCursor } from './cursor.ts';
import { type PageRequest, rowsToRead } from './cut-page.ts';

/** A line with the moment that orders it among those of others, and the place in its own part behind it. */
export interface ToldLine extends Omit<StoryLine, 'kind' | 'id' | 'at'> {
  at: Date;
  cursor: string;
}

export interface Told<Line = ToldLine> {
  /** Newest first; at least one where there are more. */
  lines: readonly Line[];
  hasMore: boolean;
}

/** Where a part of the story is read on: a page of `limit` lines behind the cursor. */
export interface Telling {
  uid: string;
  limit: number;
  cursor?: string | undefined;
}

/** What a module tells of one kind about a player; asked for whoever may read it. */
export interface Teller {
  /** Stands in cursors, and tells the lines of one part from those of others. */
  name: string;
  kind: StoryKind;
  permission: Permission;
  tell(telling: Telling, context: StaffContext): Promise<Told>;
}

export type Keyed = { pageKey: string[] };

/** A part of rows that were read up to one beyond the page, each with its own place. */
export function toldOf<Row extends Keyed, Line>(
  found: readonly Row[],
  limit: number,
  lineOf: (row: Row) => Line,
): Told<Line & { cursor: string }> {
  const hasMore = found.length === rowsToRead({ limit });
  const rows = hasMore ? found.slice(0, limit) : found;
  return {
    lines: rows.map((row) => ({ ...lineOf(row), cursor: writeCursor(...row.pageKey) })),
    hasMore,
  };
}

/** A teller of rows that are a list: their ids rise with time within a player, so the list's own key serves. */
export function tellList<Row extends Keyed>(
  part: Pick<Teller, 'name' | 'kind' | 'permission'>,
  read: (request: { uid: string } & PageRequest) => Promise<Row[]>,
  lineOf: (row: Row, context: StaffContext) => Omit<ToldLine, 'cursor'>,
): Teller {
  return {
    ...part,
    async tell({ uid, limit, cursor }, context) {
      const found = await read({ uid, limit, cursor });
      return toldOf(found, limit, (row) => lineOf(row, context));
    },
  };
}
