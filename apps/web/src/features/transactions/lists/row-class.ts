/** A row of every list here. */
export const rowClass =
  'flex min-h-19 items-center gap-3 border-line border-b px-4 py-3 last:border-b-0';
