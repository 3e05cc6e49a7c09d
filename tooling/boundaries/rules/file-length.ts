import type { Rule } from '../rule.ts';

const lineLimit = 400;
const grown = /\/migrations\/|\/messages\//;

export const fileLength: Rule = {
  name: 'file length',
  why: `small rooms: aim at 120 lines, look twice at 250, and ${lineLimit} is where a file is two files.`,
  check: (file) =>
    file.lineCount > lineLimit && !grown.test(file.path)
      ? [{ line: lineLimit, what: `${file.lineCount} lines` }]
      : [],
};
