import * as z from 'zod/mini';
import { lengths } from '../constants.ts';
import { ruled } from './ruled.ts';

/** Control characters: no keyboard types them, and PostgreSQL refuses some. */
const controlCharacter = /\p{Cc}/u;

/** Whether the app sends what stands in the search box: three characters or more, or nothing at all. [G-175 G-176] */
export function shouldSearch(typed: string): boolean {
  const { length } = typed.trim();
  return length === 0 || length >= lengths.searchMin;
}

/** The keyword as sent; null means a list without a keyword. [G-121 G-176] */
export function searchKeyword(typed: string): string | null {
  return typed.trim().slice(0, lengths.searchMax) || null;
}

/** What the game list takes in its field `w`: nothing, or up to 50 characters. [G-174] */
export const searchField = () =>
  z.pipe(
    ruled((text) => {
      const keyword = text.trim();
      if (keyword.length > lengths.searchMax) return 'searchTooLong';
      return controlCharacter.test(keyword) ? 'searchCharacters' : null;
    }),
    z.transform((text: string) => text.trim()),
  );
