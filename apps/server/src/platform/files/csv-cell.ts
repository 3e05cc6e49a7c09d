/** A cell that begins so is run by spreadsheets; whatever stands in a list may have been written by anybody. */
const formula = /^[\s]*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** A cell as RFC 4180 writes it, which no spreadsheet takes for a formula. */
export function csvCell(text: string): string {
  const safe = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;
