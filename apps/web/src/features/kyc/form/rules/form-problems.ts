import { isCountry } from '@perya/contract/rules/countries';
import {
  birthdayProblem,
  currentAddressProblem,
  firstNameProblem,
  lastNameProblem,
  middleNameProblem,
  permanentAddressProblem,
  placeOfBirthProblem,
} from '@perya/contract/rules/kyc-form';
import type { KycFormProblem } from '@perya/contract/rules/kyc-form-texts';
import { fundSources, genders, occupations } from '@perya/contract/rules/kyc-options';
import type { FieldName, FormFields } from './form-fields.ts';

export type FormProblems = Partial<Record<FieldName, KycFormProblem>>;

type Found = Partial<Record<FieldName, KycFormProblem | null>>;

const unless = (isGiven: boolean, problem: KycFormProblem) => (isGiven ? null : problem);
const isAmong = (list: readonly string[], value: string) => list.includes(value);

function onlyProblems(found: Found): FormProblems {
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/** What the operator asks for. [A-286 A-296] */
export interface Asked {
  readonly middle_name_required: boolean;
  readonly id_types: readonly string[];
}

/** Who somebody is: on both forms. `today` is the day in Manila. */
function personProblems(fields: FormFields, today: string, asked: Asked): Found {
  return {
    first_name: firstNameProblem(fields.first_name),
    middle_name: middleNameProblem(fields.middle_name, asked.middle_name_required),
    last_name: lastNameProblem(fields.last_name),
    birthday: birthdayProblem(fields.birthday, today),
    gender: unless(isAmong(genders, fields.gender), 'genderRequired'),
    idPhoto: unless(fields.idPhoto !== '', 'idPhotoRequired'),
  };
}

/**
 * Everything is required but what its own rule leaves open. Until the branches are known the one of an earlier
 * submission is taken as it is: the server knows whether it exists. [A-285 A-300 A-301]
 */
export function completeProblems(
  fields: FormFields,
  today: string,
  asked: Asked,
  shopIds: readonly string[] | null,
): FormProblems {
  return onlyProblems({
    id_type: unless(isAmong(asked.id_types, fields.id_type), 'idTypeRequired'),
    ...personProblems(fields, today, asked),
    selfieWithIDPhotoPath: unless(fields.selfieWithIDPhotoPath !== '', 'selfieRequired'),
    nationality: unless(isCountry(fields.nationality), 'nationalityRequired'),
    place_of_birth: placeOfBirthProblem(fields.place_of_birth),
    current_address: currentAddressProblem(fields.current_address),
    permanent_address: permanentAddressProblem(fields.permanent_address),
    shop_id: unless(shopIds?.includes(fields.shop_id) ?? fields.shop_id !== '', 'branchRequired'),
    occupation: unless(isAmong(occupations, fields.occupation), 'occupationRequired'),
    source_of_income: unless(isAmong(fundSources, fields.source_of_income), 'fundsRequired'),
  });
}

/** The basic form words a missing back or selfie as a missing face. [A-302 A-303] */
export function baseProblems(fields: FormFields, today: string, asked: Asked): FormProblems {
  return onlyProblems({
    ...personProblems(fields, today, asked),
    idPhotoBack: unless(fields.idPhotoBack !== '', 'facePhotoRequired'),
    selfieWithIDPhotoPath: unless(fields.selfieWithIDPhotoPath !== '', 'facePhotoRequired'),
  });
}
