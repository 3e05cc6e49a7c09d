import type { Text } from '../../text.ts';

/** What a message to service may hold. */
export const messageLimits = { charactersMax: 2000, picturesMax: 4 } as const;

export const feedbackCharactersMax = 1000; // [G-178 G-246]

export const supportTexts = {
  /** The words of the documents. [G-178 G-244] */
  feedbackTooLong: {
    en: 'The maximum number of characters exceeds the limit',
    tl: 'Lumampas sa limit ang bilang ng mga character',
  },
  messageTooLong: {
    en: 'A message has at most 2,000 characters',
    tl: 'Hanggang 2,000 character ang isang mensahe',
  },
  unreadable: {
    en: 'The text has characters that cannot be shown',
    tl: 'May mga character sa teksto na hindi maipapakita',
  },
  empty: { en: 'Write something first', tl: 'Sumulat muna' },
} as const satisfies Record<string, Text>;

/** Control characters beyond the line break and the tab, and marks that turn the direction of text. */
const hidden = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u;

/** Line breaks of every kind of machine are one kind here; what stands around the words is no part of them. */
export const tidyWords = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();

/** By characters as a person counts them, so that none is cut in two. */
const lengthOf = (text: string): number => [...text].length;

type Problem = 'empty' | 'too-long' | 'unreadable';

function problemOf(text: string, charactersMax: number): Problem | null {
  if (text === '') return 'empty';
  if (lengthOf(text) > charactersMax) return 'too-long';
  return hidden.test(text) ? 'unreadable' : null;
}

/** What is wrong with a message; pictures need no words beside them. */
export function messageProblem(text: string, pictures: number): Problem | null {
  const problem = problemOf(text, messageLimits.charactersMax);
  return problem === 'empty' && pictures > 0 ? null : problem;
}

/** What is wrong with feedback. White space alone is nothing. [G-180] */
export const feedbackProblem = (text: string): Problem | null =>
  problemOf(text, feedbackCharactersMax);

/** What stays of feedback that is too long: its first 1000 characters. [G-179] */
export function cutFeedback(text: string): { text: string; isCut: boolean } {
  // A text that is short by its code units is short by its characters too.
  if (text.length <= feedbackCharactersMax) return { text, isCut: false };
  const characters = [...text];
  if (characters.length <= feedbackCharactersMax) return { text, isCut: false };
  return { text: characters.slice(0, feedbackCharactersMax).join(''), isCut: true };
}
