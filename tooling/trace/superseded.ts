/** A row whose words a decision replaced: it is proved by what the decision says instead. */
export type Superseded = { id: string; decision: string; instead: string };

/** Reads the list: a heading line, then id, the decision's heading, what holds instead. */
export function parseSuperseded(tsv: string): Superseded[] {
  const [, ...lines] = tsv.trimEnd().split('\n');
  return lines.map((line) => {
    const [id = '', decision = '', instead = ''] = line.split('\t');
    return { id, decision, instead };
  });
}
