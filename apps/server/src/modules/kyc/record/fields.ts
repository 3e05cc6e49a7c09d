import type { PhotoName } from '@perya/contract/rules/kyc-options';

/** What a version holds of a person; empty where nothing was given yet. It is stored sealed, as a whole. */
export interface PersonFields {
  first_name: string;
  middle_name: string;
  last_name: string;
  /** YYYY-MM-DD. */
  birthday: string;
  gender: string;
  /** Read by the scanner, or by the reviewer off the photo. */
  id_number: string;
  issuing_authority: string;
  expiry_date: string;
  nationality: string;
  place_of_birth: string;
  current_address: string;
  permanent_address: string;
  /** The nearest branch; 0 where none was chosen. */
  shop_id: number;
  occupation: string;
  source_of_income: string;
}

export const noFields: PersonFields = {
  first_name: '',
  middle_name: '',
  last_name: '',
  birthday: '',
  gender: '',
  id_number: '',
  issuing_authority: '',
  expiry_date: '',
  nationality: '',
  place_of_birth: '',
  current_address: '',
  permanent_address: '',
  shop_id: 0,
  occupation: '',
  source_of_income: '',
};

/** Where the photos of a version lie, by name. */
export type Photos = Partial<Record<PhotoName, string>>;
