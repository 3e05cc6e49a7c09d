import type { IdType } from '@perya/contract/rules/kyc-options';
import type { IdFields, ReadField } from '../id-fields.ts';
import type { SpecimenPerson } from './people/generate-person.ts';

const name: readonly ReadField[] = ['first_name', 'middle_name', 'last_name'];
const always: readonly ReadField[] = [...name, 'birthday', 'id_number'];

/** Which fields each type prints. */
export const carriedFields: Record<IdType, readonly ReadField[]> = {
  UMID: [...always, 'gender', 'address'],
  DRIVING_LICENSE: [...always, 'gender', 'nationality', 'address', 'expiry_date'],
  PASSPORT: [...always, 'gender', 'nationality', 'expiry_date', 'issuing_authority'],
  PHIL_HEALTH: [...always, 'gender', 'address'],
  SSS: [...always, 'gender'],
  POSTAL: [...always, 'gender', 'nationality', 'address', 'expiry_date', 'issuing_authority'],
  PRC: [...always, 'expiry_date'],
  TIN: [...always, 'address'],
  PHILSYS: [...always, 'address'],
};

/** What a reader that makes no mistake finds on the card. */
export function fieldsOnCard(person: SpecimenPerson, idType: IdType): IdFields {
  const known: Record<ReadField, string> = {
    first_name: person.firstName,
    middle_name: person.middleName,
    last_name: person.lastName,
    birthday: person.birthday,
    id_number: person.idNumber,
    gender: person.gender,
    nationality: 'Philippines',
    address: person.address,
    expiry_date: person.expiresOn,
    issuing_authority: idType === 'PASSPORT' ? 'DFA Manila' : `${person.placeOfBirth} CPO`,
  };
  const carried = carriedFields[idType];
  const printed = Object.entries(known).map(([field, text]) => [
    field,
    carried.includes(field as ReadField) ? text : '',
  ]);
  return { ...Object.fromEntries(printed), id_type: idType } as IdFields;
}
