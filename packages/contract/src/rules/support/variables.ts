import type { Text } from '../../text.ts';

/** What an answer that is kept ready may have in braces, as `{withdrawal}`: filled in when it is put into an answer. */
export const answerVariables = {
  uid: { en: 'the player’s id', tl: 'ang ID ng manlalaro' },
  brand: { en: 'the brand', tl: 'ang brand' },
  today: { en: 'the day in Manila', tl: 'ang araw sa Maynila' },
  deposit: { en: 'the last deposit with its amount', tl: 'ang huling deposito at ang halaga nito' },
  withdrawal: {
    en: 'the last withdrawal with its amount',
    tl: 'ang huling withdrawal at ang halaga nito',
  },
} as const satisfies Record<string, Text>;
export type AnswerVariable = keyof typeof answerVariables;
export const answerVariableNames = Object.keys(answerVariables) as AnswerVariable[];

const inBraces = /\{([a-z_]{1,30})\}/g;
const isVariable = (name: string): name is AnswerVariable => Object.hasOwn(answerVariables, name);
const namesIn = (text: string): string[] =>
  [...text.matchAll(inBraces)].map(([, name = '']) => name);

/** What stands in braces and is no variable: nobody could fill it in. */
export const unknownVariables = (text: string): string[] =>
  namesIn(text).filter((name) => !isVariable(name));

/** Variables that nothing was put in for: an answer with one is not sent. */
export const unfilledVariables = (text: string): AnswerVariable[] =>
  namesIn(text).filter(isVariable);

/** Puts in what is known; what is not stays in its braces, to be written by hand. */
export function fillVariables(
  text: string,
  values: Readonly<Partial<Record<AnswerVariable, string | undefined>>>,
): string {
  return text.replaceAll(inBraces, (whole, name: string) =>
    isVariable(name) ? (values[name] ?? whole) : whole,
  );
}
