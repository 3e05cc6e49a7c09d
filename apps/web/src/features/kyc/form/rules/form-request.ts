import type { InputOf } from '@perya/contract/call';
import { insertKyc, updateKyc, type updateKycBase } from '@perya/contract/kyc/calls/kyc';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import type { FormFields } from './form-fields.ts';

export type CompleteRequest = InputOf<typeof insertKyc>;
type BaseRequest = InputOf<typeof updateKycBase>;

/** The first submission is inserted, any other updates. */
export function submitCallFor(status: KycStatus) {
  return status === 'unset' ? insertKyc : updateKyc;
}

function personOf(fields: FormFields) {
  return {
    first_name: fields.first_name.trim(),
    middle_name: fields.middle_name.trim(),
    last_name: fields.last_name.trim(),
    birthday: fields.birthday,
    gender: fields.gender as CompleteRequest['gender'],
  };
}

/** Photos go by the keys that their uploads were answered with; status and account are the server's alone. [A-202 A-311] */
export function completeRequest(fields: FormFields): CompleteRequest {
  const { idPhoto, idPhotoBack, selfieWithIDPhotoPath } = fields;
  return {
    ...personOf(fields),
    id_type: fields.id_type as CompleteRequest['id_type'],
    nationality: fields.nationality,
    place_of_birth: fields.place_of_birth.trim(),
    current_address: fields.current_address.trim(),
    permanent_address: fields.permanent_address.trim(),
    shop_id: Number(fields.shop_id),
    occupation: fields.occupation as CompleteRequest['occupation'],
    source_of_income: fields.source_of_income as CompleteRequest['source_of_income'],
    attachments: {
      idPhoto,
      selfieWithIDPhotoPath,
      ...(idPhotoBack === '' ? {} : { idPhotoBack }),
    },
  };
}

/** [A-165 A-304] */
export function baseRequest(fields: FormFields): BaseRequest {
  const { idPhoto, idPhotoBack, selfieWithIDPhotoPath } = fields;
  return { ...personOf(fields), attachments: { idPhoto, idPhotoBack, selfieWithIDPhotoPath } };
}
