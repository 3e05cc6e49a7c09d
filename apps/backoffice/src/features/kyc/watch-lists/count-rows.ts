/** How many persons a CSV text holds, as far as one can see before the server has read it: a field in quotes may go over several lines. */
export function countRows(csv: string): number {
  let isQuoted = false;
  let hasText = false;
  let rows = 0;
  for (const sign of csv) {
    if (sign === '"') isQuoted = !isQuoted;
    if (sign === '\n' && !isQuoted) {
      rows += hasText ? 1 : 0;
      hasText = false;
    } else if (sign.trim() !== '') hasText = true;
  }
  return rows + (hasText ? 1 : 0);
}
