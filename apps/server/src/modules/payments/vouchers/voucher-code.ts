import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 16;

/** Eighty random bits: nobody finds one by trying. */
export function makeCode(): string {
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
}

const inFours = (signs: string) => signs.match(/.{1,4}/g)?.join('-') ?? signs;

/** As they are printed, in fours: one half leaves forty random bits to guess, of which ten an hour can be tried. */
export function halvesOf(code: string): { first: string; second: string } {
  return { first: inFours(code.slice(0, length / 2)), second: inFours(code.slice(length / 2)) };
}
