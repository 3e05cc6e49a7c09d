import type { RequestOf } from '@perya/contract/call';
import type { insertKyc, updateKycBase } from '@perya/contract/kyc/calls/kyc';
import { type PhotoName, photoNames } from '@perya/contract/rules/kyc-options';
import type { PersonFields, Photos } from './fields.ts';

type FullForm = RequestOf<typeof insertKyc>;
type BaseForm = RequestOf<typeof updateKycBase>;

/** What one submission gives. Fields that it does not name stay as they were. */
export interface Given {
  idType: string | null;
  fields: Partial<PersonFields>;
  photos: Photos;
}

/** Names and addresses with single spaces, as a person would write them, and the Ñ as one character. */
const plain = (text: string) => text.normalize('NFC').trim().replaceAll(/ +/g, ' ');

function readPhotos(attachments: Partial<Record<PhotoName, string | undefined>>): Photos {
  const given = photoNames.flatMap((name) => {
    const key = attachments[name] ?? '';
    return key === '' ? [] : [[name, key] as const];
  });
  return Object.fromEntries(given);
}

export function readBaseForm(form: BaseForm): Given {
  return {
    idType: null,
    fields: {
      first_name: plain(form.first_name),
      middle_name: plain(form.middle_name),
      last_name: plain(form.last_name),
      birthday: form.birthday,
      gender: form.gender,
    },
    photos: readPhotos(form.attachments),
  };
}

export function readFullForm(form: FullForm): Given {
  const base = readBaseForm(form);
  return {
    ...base,
    idType: form.id_type,
    fields: {
      ...base.fields,
      nationality: form.nationality,
      place_of_birth: plain(form.place_of_birth),
      current_address: plain(form.current_address),
      permanent_address: plain(form.permanent_address),
      shop_id: form.shop_id,
      occupation: form.occupation,
      source_of_income: form.source_of_income,
    },
  };
}
