import type { Keyring } from '../../../platform/keyring.ts';
import { foldName } from './names/fold-name.ts';

interface Named {
  first_name: string;
  last_name: string;
  birthday: string;
}

/** With fewer characters it is no number of an ID. */
const idNumberMin = 5;

/** The characters of an ID number that count; empty if there are too few. */
export function foldIdNumber(idNumber: string): string {
  const folded = idNumber.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return folded.length < idNumberMin ? '' : folded;
}

/** What the same ID is found by at another player, without anybody being able to read it; null if there is none. */
export function digestIdNumber(keyring: Pick<Keyring, 'digest'>, idNumber: string): Buffer | null {
  const folded = foldIdNumber(idNumber);
  return folded === '' ? null : keyring.digest('kyc-id-number', folded);
}

/** What players of a family name are found by, in whatever way it is spelt; null if there is none. */
export function digestSurname(keyring: Pick<Keyring, 'digest'>, surname: string): Buffer | null {
  const folded = foldName(surname).join(' ');
  return folded === '' ? null : keyring.digest('kyc-surname', folded);
}

/** What the same person is found by: family name, first name and birthday. */
export function digestPerson(keyring: Pick<Keyring, 'digest'>, person: Named): Buffer | null {
  const { first_name: first, last_name: last, birthday } = person;
  const names = [foldName(last), foldName(first)].map((words) => words.join(' '));
  if (names.includes('') || birthday === '') return null;
  return keyring.digest('kyc-person', [...names, birthday].join('|'));
}
