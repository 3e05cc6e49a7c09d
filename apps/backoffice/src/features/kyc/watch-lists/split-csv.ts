/** A part of a CSV text that fits into one request. */
interface CsvPart {
  readonly csv: string;
  /** What is added to a line of the part for its line in the whole text. */
  readonly offset: number;
}

/** A request is at most 256 KB; this leaves room for how it is written. */
const partBytesMax = 180_000;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** The rows of a CSV text with their line ends; what stands in quotes may hold some. */
function rowsOf(csv: string): string[] {
  const rows: string[] = [];
  let begun = 0;
  let isQuoted = false;
  for (let at = 0; at < csv.length; at += 1) {
    if (csv[at] === '"') isQuoted = !isQuoted;
    if (csv[at] !== '\n' || isQuoted) continue;
    rows.push(csv.slice(begun, at + 1));
    begun = at + 1;
  }
  if (begun < csv.length) rows.push(csv.slice(begun));
  return rows;
}

const linesIn = (text: string) => text.split('\n').length - 1;
const namesColumns = (row: string) =>
  /(^|,)\s*"?(full )?name( of individual)?"?\s*(,|\r?\n|$)/i.test(row);

/** The text in parts that fit, each with the first line that names the columns, if there is one. */
export function splitCsv(csv: string, max = partBytesMax): CsvPart[] {
  if (bytesOf(csv) <= max) return [{ csv, offset: 0 }];
  const rows = rowsOf(csv);
  const [first = ''] = rows;
  const head = namesColumns(first) ? first : '';
  const parts: CsvPart[] = [];
  let part = head;
  let size = bytesOf(head);
  let line = linesIn(head);
  let offset = 0;
  for (const row of head === '' ? rows : rows.slice(1)) {
    const bytes = bytesOf(row);
    if (part !== head && size + bytes > max) {
      parts.push({ csv: part, offset });
      part = head;
      size = bytesOf(head);
      offset = line - linesIn(head);
    }
    part += row;
    size += bytes;
    line += linesIn(row);
  }
  return [...parts, { csv: part, offset }];
}
