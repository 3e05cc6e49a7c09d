import type { PersonFields } from '../record/fields.ts';
import type { KnownId } from './scan.ts';

type Numbered = Pick<PersonFields, 'id_number' | 'issuing_authority' | 'expiry_date'>;

/**
 * What nobody types: the number of the ID and what belongs to it, of a scan of the type that the player
 * names. Without one the number of before stays, unless it is of another ID.
 */
export function numberOf(
  scan: KnownId | null,
  idType: string,
  idTypeBefore: string,
): Partial<Numbered> {
  if (scan?.id_type === idType) {
    const { id_number, issuing_authority, expiry_date } = scan;
    return { id_number, issuing_authority, expiry_date };
  }
  const isOther = idType !== idTypeBefore;
  return isOther ? { id_number: '', issuing_authority: '', expiry_date: '' } : {};
}
