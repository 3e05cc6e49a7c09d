import type { KycRecord } from '@perya/contract/kyc/calls/kyc';
import { ocrStatuses } from '@perya/contract/kyc/calls/ocr';
import { isCountry } from '@perya/contract/rules/countries';
import { refusedInAddresses, refusedInNames } from '@perya/contract/rules/kyc-form';
import { genders } from '@perya/contract/rules/kyc-options';
import { writable } from '@perya/contract/rules/person/names';
import type { FormFields } from './form-fields.ts';

const oneOf = (list: readonly string[], value: string) => (list.includes(value) ? value : '');

/** What the record has stored. */
function storedFields(record: KycRecord): FormFields {
  const { attachments, shop_id } = record;
  return {
    id_type: record.id_type,
    first_name: record.first_name,
    middle_name: record.middle_name,
    last_name: record.last_name,
    birthday: record.birthday,
    gender: record.gender,
    nationality: record.nationality,
    place_of_birth: record.place_of_birth,
    current_address: record.current_address,
    permanent_address: record.permanent_address,
    shop_id: shop_id === 0 ? '' : String(shop_id),
    occupation: record.occupation,
    source_of_income: record.source_of_income,
    idPhoto: attachments.idPhoto,
    idPhotoBack: attachments.idPhotoBack,
    selfieWithIDPhotoPath: attachments.selfieWithIDPhotoPath,
  };
}

const nameOf = (text: string) => writable(text, refusedInNames);

/** What the scanner read, in letters that the fields take; what it could not read, or no field can hold, stays empty. */
function scannedFields({ ocr, ocr_status, id_types }: KycRecord): Partial<FormFields> {
  if (ocr_status !== ocrStatuses.success) return {};
  return {
    id_type: oneOf(id_types, ocr.idType),
    first_name: nameOf(ocr.first_name),
    middle_name: nameOf(ocr.middle_name),
    last_name: nameOf(ocr.last_name),
    birthday: ocr.birthday,
    gender: oneOf(genders, ocr.gender.toLowerCase()),
    nationality: isCountry(ocr.nationality) ? ocr.nationality : '',
    permanent_address: writable(ocr.address, refusedInAddresses),
    idPhoto: ocr.attachments.idPhoto,
    idPhotoBack: ocr.attachments.idPhotoBack,
    selfieWithIDPhotoPath: ocr.attachments.selfieWithIDPhotoPath,
  };
}

const given = (fields: Partial<FormFields>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/**
 * The form as it opens. What the scanner read comes before what is stored; the selfie that was taken in this tab before
 * both. The address on an ID is where its holder is registered: it stands for the current one only where that is empty.
 * [A-183 A-184]
 */
export function startFields(record: KycRecord, cachedSelfie: string | null): FormFields {
  const scanned = scannedFields(record);
  const fields: FormFields = { ...storedFields(record), ...given(scanned) };
  return {
    ...fields,
    current_address: fields.current_address || (scanned.permanent_address ?? ''),
    selfieWithIDPhotoPath: cachedSelfie ?? fields.selfieWithIDPhotoPath,
  };
}
