/** What the forms of the identity check hold; a photo is the key under which the server keeps it. Empty where nothing was given. */
export interface FormFields {
  readonly id_type: string;
  readonly first_name: string;
  readonly middle_name: string;
  readonly last_name: string;
  readonly birthday: string;
  readonly gender: string;
  readonly nationality: string;
  readonly place_of_birth: string;
  readonly current_address: string;
  readonly permanent_address: string;
  /** The id of a branch. */
  readonly shop_id: string;
  readonly occupation: string;
  readonly source_of_income: string;
  readonly idPhoto: string;
  readonly idPhotoBack: string;
  readonly selfieWithIDPhotoPath: string;
}

export type FieldName = keyof FormFields;
