import type { Call } from '@perya/contract/call';
import { type Field, fieldsOf, jsonSchemaOf } from './describe-schema.ts';

/** What somebody who integrates relies on of a call, as it is kept for the next release. */
export interface CallShape {
  method: string;
  path: string;
  request: readonly string[];
  answer: readonly string[];
}
export type CallShapes = Readonly<Record<string, CallShape>>;

const lineOf = ({ path, type, isRequired }: Field) => `${path}${isRequired ? '' : '?'}: ${type}`;

export const callShapes = (calls: Readonly<Record<string, Call>>): CallShapes =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      {
        method: call.method,
        path: call.path,
        request: fieldsOf(jsonSchemaOf(call.request, 'input')).map(lineOf),
        answer: fieldsOf(jsonSchemaOf(call.answer, 'output')).map(lineOf),
      },
    ]),
  );

/** What is otherwise about a call than it was: lines that came, and lines that went. */
export interface CallChange {
  name: string;
  what: 'new' | 'changed' | 'gone';
  came: readonly string[];
  went: readonly string[];
}

const linesOf = ({ method, path, request, answer }: CallShape): string[] => [
  `${method} ${path}`,
  ...request.map((line) => `request ${line}`),
  ...answer.map((line) => `answer ${line}`),
];

/** What changed between two releases, call by call. */
export function changesBetween(before: CallShapes, now: CallShapes): CallChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
  return names.flatMap((name): CallChange[] => {
    const was = before[name];
    const is = now[name];
    const old = was ? linesOf(was) : [];
    const fresh = is ? linesOf(is) : [];
    const came = fresh.filter((line) => !old.includes(line));
    const went = old.filter((line) => !fresh.includes(line));
    if (came.length + went.length === 0) return [];
    return [{ name, what: was ? (is ? 'changed' : 'gone') : 'new', came, went }];
  });
}
