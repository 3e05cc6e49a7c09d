import type { StoredBytesTable } from '../../platform/keys/stored-bytes.ts';

export const ledgerBytes: StoredBytesTable = {
  'ledger.posting.input_hash': 'no key',
};
