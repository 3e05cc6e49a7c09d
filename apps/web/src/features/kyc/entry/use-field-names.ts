import { useLingui } from '@lingui/react/macro';

/** What the fields that a reviewer can find wrong are called on the form. */
export function useFieldNames(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    first_name: t`First name`,
    middle_name: t`Middle name`,
    last_name: t`Last name`,
    birthday: t`Date of birth`,
    gender: t`Gender`,
    id_type: t`ID type`,
    id_number: t`ID number`,
    nationality: t`Nationality`,
    place_of_birth: t`Place of birth`,
    current_address: t`Current address`,
    permanent_address: t`Permanent address`,
    occupation: t`Occupation`,
    source_of_income: t`Main source of funds`,
    idPhoto: t`Front photo of ID`,
    idPhotoBack: t`Back photo of ID`,
    selfieWithIDPhotoPath: t`Selfie with card`,
    face: t`Face photo`,
  };
}
