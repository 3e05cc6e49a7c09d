export interface CsvRow {
  /** The line it begins on. */
  line: number;
  cells: string[];
}

/** One cell, quoted or not, with what ends it. */
const cellPattern = /[ \t]*(?:"((?:[^"]|"")*)"[ \t]*|([^,\n]*?))(,|\r?\n|$)/y;

const isBlank = ({ cells }: CsvRow) => cells.every((cell) => cell.trim() === '');
const linesIn = (text: string) => text.split('\n').length - 1;

/** The rows of a CSV text; quotes may hold commas, quotes and line ends. Empty lines are no rows. */
export function readCsv(text: string): CsvRow[] {
  const source = text.replace(/^\uFEFF/, '');
  const rows: CsvRow[] = [];
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  cellPattern.lastIndex = 0;
  while (cellPattern.lastIndex <= source.length) {
    const begun = cellPattern.lastIndex;
    // A quote that is never closed, or stands behind one that is: the rest of the text is one cell.
    const [whole, quoted, plain = '', end] = cellPattern.exec(source) ?? [source.slice(begun)];
    row.cells.push(
      quoted === undefined
        ? plain || (end === undefined ? whole : '')
        : quoted.replaceAll('""', '"'),
    );
    line += linesIn(whole);
    if (end !== ',') {
      rows.push(row);
      row = { line, cells: [] };
    }
    if (end === undefined || end === '') break;
  }
  return rows.filter((each) => !isBlank(each));
}
