import { type Program, parseSync, Visitor } from 'oxc-parser';
import type { Import, SqlText } from './source-file.ts';

export type ParsedSource = {
  imports: Omit<Import, 'target'>[];
  queryLines: number[];
  requestLines: number[];
  branchLines: number[];
  shapedLines: number[];
  ownStatementLines: number[];
  strings: SqlText[];
};

export const nothingParsed: ParsedSource = {
  imports: [],
  queryLines: [],
  requestLines: [],
  branchLines: [],
  shapedLines: [],
  ownStatementLines: [],
  strings: [],
};

/** What a browser's code sends a request with, or holds one by. */
const requestTools = new Set(['fetch', 'AbortController', 'XMLHttpRequest']);

function isReexport(statement: Program['body'][number]): boolean {
  return (
    statement.type === 'ExportAllDeclaration' ||
    (statement.type === 'ExportNamedDeclaration' && statement.source !== null)
  );
}

/** Reads what a file imports, in whichever form, where it sends SQL or requests, where it decides or pleases the formatter, and its strings. */
export function parseSource(path: string, text: string): ParsedSource {
  const { module, program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const imports = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      moduleRequest,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap((each) => each.entries),
  ].flatMap(({ moduleRequest: request, isType }) =>
    request ? [{ specifier: request.value, line: lineOf(request.start), isType }] : [],
  );
  const branchLines: number[] = [];
  const branch = ({ start }: { start: number }) => void branchLines.push(lineOf(start));
  const shapedLines: number[] = [];
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
        imports.push({ specifier: source.value, line: lineOf(source.start), isType: false });
      }
    },
    // A type taken from a file is knowledge of that file as well.
    TSImportType({ source }) {
      imports.push({ specifier: source.value, line: lineOf(source.start), isType: true });
    },
    SpreadElement({ argument, start }) {
      if (argument.type === 'ObjectExpression') shapedLines.push(lineOf(start));
    },
    JSXSpreadAttribute({ argument, start }) {
      if (argument.type === 'ObjectExpression') shapedLines.push(lineOf(start));
    },
    VariableDeclarator({ id, init, start }) {
      const isTuple = id.type === 'ArrayPattern' && init?.type === 'ArrayExpression';
      if (isTuple) shapedLines.push(lineOf(start));
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier' && requestTools.has(callee.name)) {
        requestLines.push(lineOf(callee.start));
      }
    },
    IfStatement: branch,
    ConditionalExpression: branch,
    LogicalExpression: branch,
    SwitchStatement: branch,
    ForStatement: branch,
    ForOfStatement: branch,
    ForInStatement: branch,
    WhileStatement: branch,
    DoWhileStatement: branch,
    TryStatement: branch,
    ThrowStatement: branch,
    CallExpression({ callee }) {
      const called = callee.type === 'MemberExpression' ? callee.property : callee;
      if (called.type === 'Identifier' && requestTools.has(called.name)) {
        requestLines.push(lineOf(called.start));
      }
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (callee.property.name === 'query') queryLines.push(lineOf(callee.property.start));
    },
  }).visit(program);
  const ownStatementLines = program.body
    .filter((statement) => !isReexport(statement))
    .map(({ start }) => lineOf(start));
  return {
    imports,
    queryLines,
    requestLines,
    branchLines,
    shapedLines,
    ownStatementLines,
    strings,
  };
}
