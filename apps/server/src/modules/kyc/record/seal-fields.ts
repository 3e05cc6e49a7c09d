import { randomBytes } from 'node:crypto';
import { createKeyring, type Keyring } from '../../../platform/keyring.ts';
import { noFields, type PersonFields } from './fields.ts';

/** Which version it is: sealed with the fields, so that no row can be passed off as another's. */
export interface VersionKey {
  uid: bigint;
  version: number;
}

export interface SealedFields {
  sealedKey: Buffer;
  sealedFields: Buffer;
}

const dataKeyBytes = 32;
const nameOf = ({ uid, version }: VersionKey) => `${uid}/${version}`;

/** Seals the fields under a key of their own, and that under the installation's. */
export function sealFields(
  keyring: Keyring,
  which: VersionKey,
  fields: PersonFields,
): SealedFields {
  const key = randomBytes(dataKeyBytes);
  const plain = JSON.stringify({ of: nameOf(which), fields });
  return {
    sealedKey: keyring.seal(key),
    sealedFields: createKeyring(key).seal(Buffer.from(plain)),
  };
}

export function openFields(
  keyring: Keyring,
  which: VersionKey,
  { sealedKey, sealedFields }: SealedFields,
): PersonFields {
  // Erased after its time: nothing is left to open.
  if (sealedKey.byteLength === 0) return noFields;
  const plain = createKeyring(keyring.open(sealedKey)).open(sealedFields).toString();
  const { of, fields } = JSON.parse(plain) as { of: string; fields: Partial<PersonFields> };
  if (of !== nameOf(which)) throw new Error(`The fields of ${nameOf(which)} belong to another`);
  // A version of before a field existed has it empty.
  return { ...noFields, ...fields };
}
