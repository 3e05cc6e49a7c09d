import { randomInt } from 'node:crypto';
import type { PhotoName } from '@perya/contract/rules/kyc-options';
import { noFields, type PersonFields } from '../../modules/kyc/record/fields.ts';
import { sealFields } from '../../modules/kyc/record/seal-fields.ts';
import { digestIdNumber, digestPerson } from '../../modules/kyc/screening/digests.ts';
import { createKeyring } from '../../platform/keyring.ts';
import { nextPhone } from '../next-phone.ts';
import type { TestDatabase } from '../test-database.ts';
import type { TestServer } from '../test-server.ts';
import { setKycStatus } from './set-kyc-status.ts';

/** The key of the test server. */
const keyring = createKeyring(Buffer.alloc(32, 1));

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const word = () => Array.from({ length: 9 }, () => letters[randomInt(letters.length)]).join('');

export interface QueuedPlayer {
  uid: string;
  version: number;
  phone: string;
  fields: PersonFields;
}

export interface Queued {
  fields?: Partial<PersonFields>;
  photos?: Partial<Record<PhotoName, { key: string; hash?: bigint }>>;
  /** A player who is there already. */
  uid?: string;
  minutesAgo?: number;
}

async function newPlayer({ identity }: Pick<TestServer, 'identity'>) {
  const phone = nextPhone();
  const uid = await identity.ensurePlayer({
    countryCode: '63',
    phone,
    username: `kyc${phone}`,
    nickname: null,
    tester: false,
  });
  return { uid: String(uid), phone };
}

const somebody = (given: Partial<PersonFields>): PersonFields => ({
  ...noFields,
  first_name: word(),
  last_name: word(),
  birthday: '1990-01-31',
  gender: 'female',
  nationality: 'Philippines',
  current_address: '12 Mabini St, Manila',
  ...given,
});

async function writeDigests(
  { owner }: TestDatabase,
  { uid, version, fields }: QueuedPlayer,
): Promise<void> {
  const digests = [
    ['person', digestPerson(keyring, fields)],
    ['id-number', digestIdNumber(keyring, fields.id_number)],
  ] as const;
  for (const [kind, digest] of digests) {
    if (digest === null) continue;
    await owner.query(
      'insert into kyc.digest (uid, version, kind, digest) values ($1, $2, $3, $4)',
      [uid, version, kind, digest],
    );
  }
}

/** A player whose submission waits, written behind the app's back: how one submits is tested elsewhere. */
export async function queueSubmission(
  server: Pick<TestServer, 'database' | 'identity'>,
  { fields: given = {}, photos = {}, uid: known, minutesAgo = 0 }: Queued = {},
): Promise<QueuedPlayer> {
  const { owner } = server.database;
  const { uid, phone } = known === undefined ? await newPlayer(server) : { uid: known, phone: '' };
  const fields = somebody(given);
  const { rows } = await owner.query<{ version: number }>(
    'select coalesce(max(version), 0) + 1 as version from kyc.submission where uid = $1',
    [uid],
  );
  const version = rows[0]?.version ?? 1;
  const { sealedKey, sealedFields } = sealFields(keyring, { uid: BigInt(uid), version }, fields);
  await owner.query(
    `with given as (insert into kyc.submission (uid, version, kind, id_type, sealed_key, sealed_fields)
       values ($1, $2, 'full', 'UMID', $3, $4) returning uid, version)
     insert into kyc.review (uid, version, submitted_at)
     select uid, version, now() - make_interval(mins => $5) from given`,
    [uid, version, sealedKey, sealedFields, minutesAgo],
  );
  for (const [name, { key, hash = null }] of Object.entries(photos)) {
    await owner.query(
      'insert into kyc.photo (uid, version, name, object_key, hash) values ($1, $2, $3, $4, $5)',
      [uid, version, name, key, hash],
    );
  }
  const queued = { uid, version, phone, fields };
  await writeDigests(server.database, queued);
  await setKycStatus(server, uid, 'under_review');
  return queued;
}

/** Many of them, the first the oldest. */
export async function queueMany(
  server: Pick<TestServer, 'database' | 'identity'>,
  count: number,
): Promise<QueuedPlayer[]> {
  const queued = Array.from({ length: count }, (_, place) =>
    queueSubmission(server, { minutesAgo: count - place }),
  );
  return Promise.all(queued);
}
