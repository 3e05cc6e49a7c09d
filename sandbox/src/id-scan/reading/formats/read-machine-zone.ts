import { checkDigit } from '../../check-digit.ts';
import { readNumber } from './read-number.ts';

export interface MachineZone {
  id_number: string;
  birthday: string;
  gender: 'female' | 'male';
  expiry_date: string;
}

const dated = (short: string, century: (year: number) => number) => {
  const year = Number(short.slice(0, 2));
  return `${century(year) + year}-${short.slice(2, 4)}-${short.slice(4)}`;
};

const form = 'P#######A#PHL#######A#######';

function readExactly(signs: string, yearNow: number): MachineZone | null {
  const read = readNumber(form, signs.slice(0, form.length));
  if (!read) return null;
  const part = (from: number, to: number) => read.slice(from, to);
  const isRight =
    checkDigit(part(0, 9)) === part(9, 10) &&
    checkDigit(part(13, 19)) === part(19, 20) &&
    checkDigit(part(21, 27)) === part(27, 28);
  const sex = part(20, 21);
  if (!isRight || (sex !== 'F' && sex !== 'M')) return null;
  const lastTwo = yearNow % 100;
  return {
    id_number: part(0, 9),
    birthday: dated(part(13, 19), (year) => (year > lastTwo ? 1900 : 2000)),
    gender: sex === 'F' ? 'female' : 'male',
    expiry_date: dated(part(21, 27), () => 2000),
  };
}

/**
 * The lower line of a passport. Its check digits say whether it was read right; otherwise null. OCR sometimes reads one
 * sign as two, so a line that is right without one of its signs is right as well.
 */
export function readMachineZone(
  line: string,
  yearNow = new Date().getUTCFullYear(),
): MachineZone | null {
  const signs = line.toUpperCase().replace(/[^A-Z0-9<]/g, '');
  const exact = readExactly(signs, yearNow);
  if (exact) return exact;
  const mended = new Map<string, MachineZone>();
  for (let place = 0; place <= form.length; place += 1) {
    const found = readExactly(signs.slice(0, place) + signs.slice(place + 1), yearNow);
    if (found) mended.set(JSON.stringify(found), found);
  }
  const [only] = mended.values();
  return mended.size === 1 && only ? only : null;
}
