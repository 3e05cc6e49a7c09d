import { parseSync, Visitor } from 'oxc-parser';
import type { SqlText } from './source-file.ts';

export type ParsedSource = {
  imports: { specifier: string; line: number }[];
  queryLines: number[];
  requestLines: number[];
  strings: SqlText[];
};

/** What a browser's code sends a request with, or holds one by. */
const requestTools = new Set(['fetch', 'AbortController', 'XMLHttpRequest']);

/** Reads what a file imports, in whichever form, where it sends SQL or requests, and its strings. */
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
  const requestLines: number[] = [];
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
    NewExpression({ callee }) {
      if (callee.type === 'Identifier' && requestTools.has(callee.name)) {
        requestLines.push(lineOf(callee.start));
      }
    },
    CallExpression({ callee }) {
      const called = callee.type === 'MemberExpression' ? callee.property : callee;
      if (called.type === 'Identifier' && requestTools.has(called.name)) {
        requestLines.push(lineOf(called.start));
      }
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (callee.property.name === 'query') queryLines.push(lineOf(callee.property.start));
    },
  }).visit(program);
  return { imports, queryLines, requestLines, strings };
}
