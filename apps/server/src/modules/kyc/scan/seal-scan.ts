import { randomBytes } from 'node:crypto';
import type { ScannedFields } from '@perya/contract/id-scan/wire';
import { createKeyring, type Keyring } from '../../../platform/keyring.ts';

export interface ScanKey {
  uid: bigint;
  bizId: string;
}

export interface SealedScan {
  sealedKey: Buffer;
  sealedFields: Buffer;
}

const dataKeyBytes = 32;
const nameOf = ({ uid, bizId }: ScanKey) => `scan/${uid}/${bizId}`;

/** Seals what was read under a key of its own, with the scan's name inside, so that no row passes as another's. */
export function sealScan(keyring: Keyring, which: ScanKey, fields: ScannedFields): SealedScan {
  const key = randomBytes(dataKeyBytes);
  const plain = JSON.stringify({ of: nameOf(which), fields });
  return {
    sealedKey: keyring.seal(key),
    sealedFields: createKeyring(key).seal(Buffer.from(plain)),
  };
}

export function openScan(
  keyring: Keyring,
  which: ScanKey,
  { sealedKey, sealedFields }: SealedScan,
): ScannedFields {
  const plain = createKeyring(keyring.open(sealedKey)).open(sealedFields).toString();
  const { of, fields } = JSON.parse(plain) as { of: string; fields: ScannedFields };
  if (of !== nameOf(which)) throw new Error(`What ${nameOf(which)} read belongs to another`);
  return fields;
}
