/** A row whose words a decision replaced: it is proved by what the decision says instead. */
export type Superseded = { id: string; decision: string; instead: string };

/** A row that the product is known not to keep, and since when. No test proves it until it is mended. */
export type Deviation = { id: string; since: string; what: string };

/** The three columns of each line below the heading. */
function readColumns(tsv: string): [string, string, string][] {
  const [, ...lines] = tsv.trimEnd().split('\n');
  return lines.map((line) => {
    const [first = '', second = '', third = ''] = line.split('\t');
    return [first, second, third];
  });
}

/** Reads the list: a heading line, then id, the decision's heading, what holds instead. */
export const parseSuperseded = (tsv: string): Superseded[] =>
  readColumns(tsv).map(([id, decision, instead]) => ({ id, decision, instead }));

/** Reads the list: a heading line, then id, the day when it was seen, what the product does instead. */
export const parseDeviations = (tsv: string): Deviation[] =>
  readColumns(tsv).map(([id, since, what]) => ({ id, since, what }));
