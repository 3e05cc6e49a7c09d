import { type RecordSearch, recordQuery } from '../record-search.ts';

/** How every list here is asked for: by its filter, then by the last row that was read. */
export function recordPages(search: RecordSearch) {
  return {
    input: (cursor: string | number | null) =>
      recordQuery(search, cursor === null ? null : String(cursor)),
    nextOf: ({ last_id }: { readonly last_id: string | null }) => last_id,
  };
}
