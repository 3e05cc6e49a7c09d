export type Graph = ReadonlyMap<string, readonly string[]>;

/** The files that can be reached, in the order in which the search is done with them. */
function walk(starts: Iterable<string>, graph: Graph, seen: Set<string>): string[] {
  const done: string[] = [];
  const visit = (node: string): void => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const next of graph.get(node) ?? []) visit(next);
    done.push(node);
  };
  for (const start of starts) visit(start);
  return done;
}

function reversed(graph: Graph): Graph {
  const back = new Map<string, string[]>([...graph.keys()].map((node) => [node, []]));
  for (const [node, nexts] of graph) for (const next of nexts) back.get(next)?.push(node);
  return back;
}

/** The strongly connected components that hold a circle (Kosaraju), each with its files sorted. */
export function findComponents(graph: Graph): string[][] {
  const back = reversed(graph);
  const seen = new Set<string>();
  return walk(graph.keys(), graph, new Set())
    .toReversed()
    .map((node) => walk([node], back, seen).sort())
    .filter(([first = '', second]) => second !== undefined || graph.get(first)?.includes(first));
}

/** The shortest way from a file of a component back to itself, the file at both ends. */
export function circleFrom(start: string, graph: Graph): string[] {
  const waiting: string[][] = [[start]];
  const seen = new Set<string>();
  for (const path of waiting) {
    for (const next of graph.get(path.at(-1) ?? '') ?? []) {
      if (next === start) return [...path, next];
      if (!seen.has(next)) waiting.push([...path, next]);
      seen.add(next);
    }
  }
  return [];
}
