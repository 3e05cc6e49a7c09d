import type { KycRecord } from '@perya/contract/kyc/calls/kyc';
import { idTypes } from '@perya/contract/rules/kyc-options';
import type { FormFields } from './form-fields.ts';

/* Records and fields for the tests of this room. */

export const noPhotos = {
  face: '',
  face_url: '',
  idPhoto: '',
  idPhoto_url: '',
  idPhotoBack: '',
  idPhotoBack_url: '',
  selfieWithIDPhotoPath: '',
  selfieWithIDPhotoPath_url: '',
};

const nothingRead: KycRecord['ocr'] = {
  first_name: '',
  middle_name: '',
  last_name: '',
  birthday: '',
  idType: '',
  idNumber: '',
  gender: '',
  attachments: noPhotos,
  score: 0,
  nationality: '',
  address: '',
  verified: false,
};

export function recordWith(changes: Partial<KycRecord> = {}): KycRecord {
  return {
    uid: '7',
    status: 'unset',
    is_waiting: false,
    version: 0,
    id_type: '',
    first_name: '',
    middle_name: '',
    last_name: '',
    birthday: '',
    gender: '',
    nationality: 'Philippines',
    place_of_birth: '',
    current_address: '',
    permanent_address: '',
    shop_id: 3,
    occupation: '',
    source_of_income: '',
    attachments: noPhotos,
    issue_msg: [],
    issue_fields: [],
    ocr_status: 0,
    ocr: nothingRead,
    policy: 'documents',
    middle_name_required: false,
    id_types: [...idTypes],
    ...changes,
  } as KycRecord;
}

export const stored = recordWith({
  status: 'rejected',
  version: 2,
  id_type: 'UMID',
  first_name: 'Maria',
  middle_name: 'Luna',
  last_name: 'Santos',
  birthday: '1990-06-12',
  gender: 'female',
  current_address: '1 Rizal St., Cebu',
  permanent_address: '2 Mabini St., Iloilo',
  attachments: { ...noPhotos, idPhoto: 'old-front', selfieWithIDPhotoPath: 'old-selfie' },
});

export const read: KycRecord['ocr'] = {
  ...nothingRead,
  first_name: 'MARIA CLARA',
  last_name: 'SANTOS',
  birthday: '1990-06-13',
  idType: 'PASSPORT',
  gender: 'Female',
  nationality: 'Japan',
  address: '9 Bonifacio St., Davao',
  attachments: { ...noPhotos, idPhoto: 'scan-front', selfieWithIDPhotoPath: 'scan-selfie' },
};

export const today = '2026-11-16';
export const filled: FormFields = {
  id_type: 'UMID',
  first_name: ' Maria ',
  middle_name: '',
  last_name: 'Santos',
  birthday: '1990-06-12',
  gender: 'female',
  nationality: 'Philippines',
  place_of_birth: 'Cebu City',
  current_address: '#1 Rizal St. (rear), Cebu/Mandaue 6000-1',
  permanent_address: '2 Mabini St., Iloilo',
  shop_id: '3',
  occupation: 'Freelancer',
  source_of_income: 'Personal Savings',
  idPhoto: 'front',
  idPhotoBack: '',
  selfieWithIDPhotoPath: 'selfie',
};
export const empty = Object.fromEntries(
  Object.keys(filled).map((name) => [name, '']),
) as unknown as FormFields;
