export type Requirement = { id: string; list: string; area: string; text: string };

/** Reads one list: a heading line, then id, section, area, requirement, literals, check. */
export function parseRequirements(list: string, tsv: string): Requirement[] {
  const [, ...lines] = tsv.trimEnd().split('\n');
  return lines.map((line) => {
    const [id = '', , area = '', text = ''] = line.split('\t');
    return { id, list, area, text };
  });
}
