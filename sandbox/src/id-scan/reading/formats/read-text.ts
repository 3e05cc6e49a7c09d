import { likeness } from '../plans/likeness.ts';
import { capitalised } from './signs.ts';

export function readGender(text: string): 'female' | 'male' | null {
  const word = text.toUpperCase().replace(/[^A-Z]/g, '');
  if (word === 'F' || likeness(word, 'FEMALE') >= 0.75) return 'female';
  if (word === 'M' || likeness(word, 'MALE') >= 0.75) return 'male';
  return null;
}

/** IDs of the Philippines are issued to Filipinos, but for a few residents from elsewhere. */
export function readCountry(text: string): string | null {
  const word = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (likeness(word, 'PHL') >= 0.6 || likeness(word, 'FILIPINO') >= 0.6) return 'Philippines';
  return null;
}

/** An address with the signs that the form takes. */
export function readAddress(text: string): string | null {
  const plain = text
    .toUpperCase()
    .replace(/[^A-Z0-9 ()/\-,.#]/g, ' ')
    .replace(/\s*[,.]+\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,-]+|[\s,-]+$/g, '');
  return plain.length >= 8 ? capitalised(plain) : null;
}

/** An office: capitalised, its abbreviations left as they are. */
export function readAuthority(text: string): string | null {
  const words = text
    .toUpperCase()
    .replace(/[^A-Z ]/g, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 1);
  if (words.length === 0) return null;
  return words.map((word) => (word.length <= 3 ? word : capitalised(word))).join(' ');
}
