import { expect, test } from 'vitest';
import { scannedPerson } from '../../../testing/kyc/scripted-scanner.ts';
import { numberOf } from './number-of.ts';

const scan = { ...scannedPerson, score: 90, bizId: 'b' };
const read = {
  id_number: scannedPerson.id_number,
  issuing_authority: scannedPerson.issuing_authority,
  expiry_date: scannedPerson.expiry_date,
};
const none = { id_number: '', issuing_authority: '', expiry_date: '' };

test('the number is that of a scan of the type that the player names', () => {
  expect(numberOf(scan, 'UMID', '')).toEqual(read);
  expect(numberOf(scan, 'UMID', 'PASSPORT')).toEqual(read);
});

test('without such a scan a number of before stays, and one of another ID goes', () => {
  expect(numberOf(null, 'UMID', 'UMID')).toEqual({});
  expect(numberOf(scan, 'PASSPORT', 'PASSPORT')).toEqual({});
  expect(numberOf(scan, 'PASSPORT', 'UMID')).toEqual(none);
  expect(numberOf(null, 'UMID', '')).toEqual(none);
});
