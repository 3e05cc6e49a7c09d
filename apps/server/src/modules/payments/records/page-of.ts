/** A page of what was read with one row more than it holds. */
export function pageOf<Row extends { id: bigint }, Shown>(
  rows: readonly Row[],
  count: number,
  pageSize: number,
  present: (row: Row) => Shown,
): { d: Shown[]; t: number; s: number; last_id: string | null } {
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    d: page.map(present),
    t: count,
    s: pageSize,
    last_id: last && rows.length > pageSize ? String(last.id) : null,
  };
}
