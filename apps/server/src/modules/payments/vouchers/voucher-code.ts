import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 16;

/** Eighty random bits: nobody finds one by trying. */
export function makeCode(): string {
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
}

/** As it is printed, in fours. */
export function printedCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}
