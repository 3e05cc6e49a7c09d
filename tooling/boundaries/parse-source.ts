import { parseSync, Visitor } from 'oxc-parser';
import type { SqlText } from './source-file.ts';

export type ParsedSource = {
  imports: { specifier: string; line: number }[];
  queryLines: number[];
  strings: SqlText[];
};

/** Reads what a file imports, in whichever form, where it sends SQL, and its strings. */
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
  const strings: SqlText[] = [];
  new Visitor({
    Literal({ value, start }) {
      if (typeof value === 'string') strings.push({ text: value, line: lineOf(start) });
    },
    TemplateElement({ value, start }) {
      strings.push({ text: value.raw, line: lineOf(start) });
    },
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
  return { imports, queryLines, strings };
}
