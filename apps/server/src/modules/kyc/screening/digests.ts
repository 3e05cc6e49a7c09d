import type { Keyring } from '../../../platform/keyring.ts';

/** With fewer characters it is no number of an ID. */
const idNumberMin = 5;

/** The characters of an ID number that count; empty if there are too few. */
function foldIdNumber(idNumber: string): string {
  const folded = idNumber.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return folded.length < idNumberMin ? '' : folded;
}

/** What the same ID is found by at another player, without anybody being able to read it; null if there is none. */
export function digestIdNumber(keyring: Pick<Keyring, 'digest'>, idNumber: string): Buffer | null {
  const folded = foldIdNumber(idNumber);
  return folded === '' ? null : keyring.digest('kyc-id-number', folded);
}
