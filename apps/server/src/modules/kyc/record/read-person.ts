import type { KycServices } from '../services.ts';
import { noFields, type PersonFields } from './fields.ts';
import { openFields } from './seal-fields.ts';

export type Person = Pick<PersonFields, 'first_name' | 'middle_name' | 'last_name' | 'gender'>;

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
