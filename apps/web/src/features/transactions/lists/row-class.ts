/** A row of every list here. */
export const rowClass = 'flex min-h-17 items-center gap-3 px-4 py-2.5';
