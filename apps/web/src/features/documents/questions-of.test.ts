import { expect, test } from 'vitest';
import { questionsOf } from './questions-of.ts';

test('each heading of the second level is a question, and what follows it the answer', () => {
  const text =
    'Ask us.\n\n## How do I log in?\n\nBy number.\n\n### By password\n\nToo.\n## Is it fair?\nYes.';
  expect(questionsOf(text)).toEqual({
    before: 'Ask us.',
    questions: [
      { title: 'How do I log in?', answer: 'By number.\n\n### By password\n\nToo.' },
      { title: 'Is it fair?', answer: 'Yes.' },
    ],
  });
});

test('a text without such headings stays whole', () => {
  expect(questionsOf('No ## heading here.')).toEqual({
    before: 'No ## heading here.',
    questions: [],
  });
});
