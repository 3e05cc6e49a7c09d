import type { IdType } from '@perya/contract/rules/kyc-options';

/** What an ID says, in the words of the wire; an empty text where its type does not carry the field. */
export interface IdFields {
  first_name: string;
  middle_name: string;
  last_name: string;
  /** `YYYY-MM-DD` */
  birthday: string;
  id_type: IdType;
  /** As the card prints it, with its dashes. */
  id_number: string;
  gender: '' | 'female' | 'male';
  /** The English name of the country. */
  nationality: string;
  address: string;
  /** `YYYY-MM-DD` */
  expiry_date: string;
  issuing_authority: string;
}

/** Besides the type, which the player has chosen. */
export type ReadField = Exclude<keyof IdFields, 'id_type'>;
