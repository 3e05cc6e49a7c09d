import { recordQuery } from '../record-query.ts';
import type { RecordSearch } from '../record-search.ts';

/** How every list here is asked for: by its filter, once that is known, then by the last row that was read. */
export function recordPages(search: RecordSearch | null) {
  return {
    input:
      search &&
      ((cursor: string | number | null) =>
        recordQuery(search, cursor === null ? null : String(cursor))),
    nextOf: ({ last_id }: { readonly last_id: string | null }) => last_id,
  };
}
