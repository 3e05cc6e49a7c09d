import type { Rule } from '../rule.ts';

export const plainCode: Rule = {
  name: 'plain code',
  why: 'a spread literal (`...{ a, b }`) and a tuple of separate assignments (`const [x, y] = [f(), g()]`) only save lines from the formatter: say each on its own.',
  check: ({ shapedLines }) =>
    shapedLines.map((line) => ({ line, what: 'code is shaped for the formatter here' })),
};
