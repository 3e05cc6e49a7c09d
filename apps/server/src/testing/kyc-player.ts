import type { InputOf } from '@perya/contract/call';
import { calls } from '@perya/contract/calls';
import type { insertKyc, updateKycBase } from '@perya/contract/kyc/calls/kyc';
import { type ApiPlayer, createApiPlayer } from './api-player.ts';
import { drawTestPicture } from './draw-test-picture.ts';
import type { TestServer } from './test-server.ts';

export type FullForm = InputOf<typeof insertKyc>;
export type BaseForm = InputOf<typeof updateKycBase>;

/** Words that stand nowhere else, so that a test can look for them. */
export const typedFields = {
  first_name: 'Narcisa Maria',
  middle_name: 'Dalisay',
  last_name: 'Quiambao',
  birthday: '1984-02-29',
  gender: 'female',
  id_type: 'UMID',
  nationality: 'Philippines',
  place_of_birth: 'Malolos Bulacan',
  current_address: 'Unit 4-B, 17 Kalachuchi St., Brgy. San Roque (Poblacion)',
  permanent_address: '#9 Sitio Maligaya, Malolos/Bulacan',
  shop_id: 2,
  occupation: 'Self-Employed',
  source_of_income: 'Business Income',
} as const satisfies Omit<FullForm, 'attachments'>;

export interface KycPlayer extends ApiPlayer {
  uid: string;
  /** Sends a picture, and answers its key. */
  upload(): Promise<string>;
  /** The whole form with new pictures, and with these fields instead. */
  form(changes?: Partial<FullForm>): Promise<FullForm>;
  baseForm(changes?: Partial<BaseForm>): BaseForm;
}

let drawn = 0;

/** A player who can be known by the identity check. */
export async function createKycPlayer(server: Pick<TestServer, 'url'>): Promise<KycPlayer> {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  const upload = async () => {
    drawn += 1;
    const picture = Uint8Array.from(await drawTestPicture(drawn));
    const file = new File([picture], 'id.png');
    return (await player.client.upload(calls.uploadFile, file)).object_key;
  };
  const { first_name, middle_name, last_name, birthday, gender } = typedFields;
  return {
    ...player,
    uid,
    upload,
    form: async (changes = {}) => ({
      ...typedFields,
      attachments: changes.attachments ?? {
        idPhoto: await upload(),
        selfieWithIDPhotoPath: await upload(),
      },
      ...changes,
    }),
    baseForm: (changes = {}) => ({
      first_name,
      middle_name,
      last_name,
      birthday,
      gender,
      ...changes,
    }),
  };
}
