import type { StoredBytesTable } from '../../platform/keys/stored-bytes.ts';

export const ledgerBytes: StoredBytesTable = {
  'ledger.month_archive.manifest_hash': 'no key',
  'ledger.month_seal.hash': 'no key',
  'ledger.month_seal.previous_hash': 'no key',
  'ledger.posting.input_hash': 'no key',
  'ledger.sealed_player.digest': 'no key',
};
