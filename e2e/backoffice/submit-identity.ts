import { randomInt } from 'node:crypto';
import { createClient } from '@perya/contract/client';
import { uploadFile } from '@perya/contract/identity/calls/account';
import { getKyc, insertKyc } from '@perya/contract/kyc/calls/kyc';
import { addressOf } from '../page/open.ts';
import { openSession } from '../page/sign-in.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';
import { drawNoise } from './draw-noise.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const newName = () =>
  `X${Array.from({ length: 9 }, () => letters[randomInt(letters.length)]).join('')}`;

interface Person {
  readonly first_name: string;
  readonly last_name: string;
  readonly birthday: string;
}

export const newPerson = (): Person => ({
  first_name: newName(),
  last_name: newName(),
  birthday: '1988-04-17',
});

export const askDatabase = <Row extends object>(query: string) =>
  lookIntoDatabase<Row>(process.env['E2E_DATA'] ?? '', query);

/** A player, new unless a session is given, who has submitted the identity check, as their own device would. */
export async function submitIdentity(person: Person = newPerson(), session?: string) {
  const { token } = JSON.parse(session ?? (await openSession())) as { token: string };
  const client = createClient({
    baseUrl: addressOf(''),
    token: { get: () => token, clear: () => {} },
  });
  const upload = async () => {
    const file = new File([Uint8Array.from(drawNoise())], 'id.png', { type: 'image/png' });
    return (await client.upload(uploadFile, file)).object_key;
  };
  await client.call(insertKyc, {
    ...person,
    middle_name: '',
    gender: 'female',
    id_type: 'UMID',
    nationality: 'Philippines',
    place_of_birth: 'Malolos',
    current_address: '17 Kalachuchi St., Malolos',
    permanent_address: '17 Kalachuchi St., Malolos',
    shop_id: 1,
    occupation: 'Employed',
    source_of_income: 'Salary/Employment',
    attachments: { idPhoto: await upload(), selfieWithIDPhotoPath: await upload() },
  });
  const record = () => client.call(getKyc, {});
  const { uid } = await record();
  return { uid, person, record, path: `/backoffice/kyc/reviews/${uid}/1` };
}

export type SubmittedPlayer = Awaited<ReturnType<typeof submitIdentity>>;

/** Whoever has waited longest is taken first. */
export async function waitingFor({ uid }: SubmittedPlayer, days: number): Promise<void> {
  await askDatabase(
    `update kyc.review set submitted_at = submitted_at - interval '${days} days' where uid = ${uid}`,
  );
}

/** Photos of this player that staff have looked at, one name for each look. */
export async function looksAt({ uid }: SubmittedPlayer): Promise<string[]> {
  const looks = await askDatabase<{ photo: string }>(
    `select after ->> 'photo' as photo from audit.entry
      where subject_kind = 'player' and subject = '${uid}' and action = 'kyc.photo-seen' order by seq`,
  );
  return looks.map(({ photo }) => photo);
}
