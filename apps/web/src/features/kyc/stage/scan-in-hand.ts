import type { Store } from '@perya/app-kit/browser/storage';
import type { AnswerOf } from '@perya/contract/call';
import { decodeClientConfig } from '@perya/contract/id-scan/client-config';
import type { setupOcr } from '@perya/contract/kyc/calls/ocr';
import { type IdType, knownIdTypes } from '@perya/contract/rules/kyc-options';
import { kycVisitNames } from '../../../lib/kyc/kyc-visit.ts';

/** The scan that the player was sent to, by the ids that the server knows it by. */
export interface ScanInHand {
  readonly transaction_id: string;
  readonly biz_id: string;
  readonly id_type?: IdType;
}

const name = kycVisitNames.scan;
const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value);

/** From an address or a store; null if it names no scan. */
export function readScan(value: unknown): ScanInHand | null {
  if (typeof value !== 'object' || value === null) return null;
  const { transaction_id, biz_id, id_type } = value as Record<string, unknown>;
  if (!isId(transaction_id) || !isId(biz_id)) return null;
  const type = knownIdTypes.find((each) => each === id_type);
  return { transaction_id, biz_id, ...(type === undefined ? {} : { id_type: type }) };
}

/** What was begun. The type of ID is the one that the provider's client is set up for, where it says so. [A-192 A-193] */
export function begunScan(
  { transaction_id, biz_id, client_cfg }: AnswerOf<typeof setupOcr>,
  chosen: IdType,
): ScanInHand {
  const { content } = decodeClientConfig(client_cfg);
  const told = knownIdTypes.find((each) => each === content?.id_type);
  return { transaction_id, biz_id, id_type: told ?? chosen };
}

/** Kept for the visit: the result is asked for again after a reload. */
export const storedScan = (store: Store): ScanInHand | null => readScan(store.read(name));
export const storeScan = (store: Store, scan: ScanInHand): void => store.write(name, scan);
