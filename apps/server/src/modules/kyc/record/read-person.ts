import type { KycServices } from '../services.ts';
import { noFields, type PersonFields } from './fields.ts';
import { openFields } from './seal-fields.ts';

export type Person = Pick<PersonFields, 'first_name' | 'middle_name' | 'last_name' | 'gender'>;

/** All that a player has said to be, and by which ID. */
export interface WholePerson extends PersonFields {
  idType: string;
}

/** The same by the newest version, whole: for reports that the law asks for. */
export async function readWholePerson(
  { submissions, keyring }: Pick<KycServices, 'submissions' | 'keyring'>,
  uid: bigint,
): Promise<WholePerson> {
  const last = await submissions.findLast(uid);
  if (!last) return { ...noFields, idType: '' };
  return { ...openFields(keyring, last, last), idType: last.idType };
}

/** What a player is called by the newest version; empty where nothing was given. */
export async function readPerson(
  { submissions, keyring }: Pick<KycServices, 'submissions' | 'keyring'>,
  uid: bigint,
): Promise<Person> {
  const last = await submissions.findLast(uid);
  const fields = last ? openFields(keyring, last, last) : noFields;
  const { first_name, middle_name, last_name, gender } = fields;
  return { first_name, middle_name, last_name, gender };
}
