import { type Gender, genders, type IdType } from '@perya/contract/rules/kyc-options';
import { type Random, randomOfSeed } from '../random-of-seed.ts';
import { givenNames, surnames } from './names.ts';
import { barangays, cities, streets } from './places.ts';

const letters = [...'ABCDEFGHJKLMNPRSTUVWXYZ'] as unknown as readonly [string, ...string[]];
/** A number in the form that each type prints. */
const idNumberOf: Record<IdType, (random: Random) => string> = {
  UMID: ({ digits }) => `${digits(4)}-${digits(7)}-${digits(1)}`,
  DRIVING_LICENSE: ({ pick, digits }) => `${pick(letters)}${digits(2)}-${digits(2)}-${digits(6)}`,
  PASSPORT: ({ pick, digits }) => `P${digits(7)}${pick(letters)}`,
  PHIL_HEALTH: ({ digits }) => `${digits(2)}-${digits(9)}-${digits(1)}`,
  SSS: ({ digits }) => `${digits(2)}-${digits(7)}-${digits(1)}`,
  POSTAL: ({ digits }) => `${digits(12)} P`,
  PRC: ({ digits }) => digits(7),
  TIN: ({ digits }) => `${digits(3)}-${digits(3)}-${digits(3)}-000`,
  PHILSYS: ({ digits }) => `${digits(4)}-${digits(4)}-${digits(4)}-${digits(4)}`,
};

/** Somebody who does not exist, and what the ID of one type says of them. */
export interface SpecimenPerson {
  firstName: string;
  middleName: string;
  lastName: string;
  /** Days are `YYYY-MM-DD`. */
  birthday: string;
  gender: Gender;
  address: string;
  placeOfBirth: string;
  idNumber: string;
  issuedOn: string;
  expiresOn: string;
}

export interface PersonKind {
  /** `under-21` may not play. */
  age?: 'adult' | 'under-21';
  validity?: 'valid' | 'expired';
  /** By which year a person is young and an ID has expired. */
  year?: number;
}

const day = (year: number, { whole }: Random) => {
  const month = String(whole(1, 12)).padStart(2, '0');
  return `${year}-${month}-${String(whole(1, 28)).padStart(2, '0')}`;
};

export function generatePerson(
  seed: string,
  idType: IdType,
  kind: PersonKind = {},
): SpecimenPerson {
  const { age = 'adult', validity = 'valid', year = new Date().getUTCFullYear() } = kind;
  const random = randomOfSeed(`${seed} ${idType}`);
  const gender = random.pick(genders);
  const birthYear = age === 'adult' ? random.whole(1958, 2001) : year - random.whole(18, 19);
  const expiryYear = validity === 'valid' ? year + random.whole(1, 6) : year - random.whole(1, 4);
  const lastName = random.pick(surnames);
  const isOther = (name: string) => name !== lastName;
  const city = random.pick(cities);
  return {
    firstName: random.pick(givenNames[gender]),
    middleName: random.pick(surnames.filter(isOther) as [string, ...string[]]),
    lastName,
    birthday: day(birthYear, random),
    gender,
    address: `${random.whole(1, 988)} ${random.pick(streets)}, ${random.pick(barangays)}, ${city}`,
    placeOfBirth: random.pick(cities),
    idNumber: idNumberOf[idType](random),
    issuedOn: day(expiryYear - random.whole(7, 9), random),
    expiresOn: day(expiryYear, random),
  };
}
