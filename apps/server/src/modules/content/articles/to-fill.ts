/** What a template leaves to the operator stands in double brackets: `[[name of the operator]]`. */
const marks = /\[\[([^[\]]+)\]\]/g;

/** What of a text is still to be filled in, each once. */
export const listToFill = (text: string): string[] => [
  ...new Set([...text.matchAll(marks)].map(([, what = '']) => what.trim())),
];

/** Whether a text that began from a template still names what must be filled in. */
export const isToFill = (text: string): boolean => listToFill(text).length > 0;
