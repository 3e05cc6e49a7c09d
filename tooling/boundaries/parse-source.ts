import { parseSync, Visitor } from 'oxc-parser';

export type ParsedSource = {
  imports: { specifier: string; line: number }[];
  queryLines: number[];
};

/** Reads what a file imports, in whichever form, and where it sends SQL. */
export function parseSource(path: string, text: string): ParsedSource {
  const { module, program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const imports = [
    ...module.staticImports.map((each) => each.moduleRequest),
    ...module.staticExports.flatMap((each) => each.entries.map((entry) => entry.moduleRequest)),
  ].flatMap((request) =>
    request ? [{ specifier: request.value, line: lineOf(request.start) }] : [],
  );
  const queryLines: number[] = [];
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') {
        imports.push({ specifier: source.value, line: lineOf(source.start) });
      }
    },
    // A type taken from a file is knowledge of that file as well.
    TSImportType({ source }) {
      imports.push({ specifier: source.value, line: lineOf(source.start) });
    },
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (callee.property.name === 'query') queryLines.push(lineOf(callee.property.start));
    },
  }).visit(program);
  return { imports, queryLines };
}
