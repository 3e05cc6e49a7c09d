import { createHash } from 'node:crypto';

const digestLength = 12;

/** By which somebody with the same file knows it. */
export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, digestLength);
