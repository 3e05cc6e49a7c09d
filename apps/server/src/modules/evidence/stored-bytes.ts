import type { StoredBytesTable } from '../../platform/keys/stored-bytes.ts';

export const evidenceBytes: StoredBytesTable = {
  'evidence.day.hash': 'no key',
  'evidence.day.signature': 'no key',
  'evidence.funds_day.file_nodes': 'no key',
  'evidence.funds_day.file_orders': 'no key',
  'evidence.funds_day.secret_sealed': { sealedBy: { attempt: 'text' } },
  'evidence.funds_day.signature': 'no key',
  'evidence.signing_key.private_sealed': { sealedBy: { id: 'text' } },
  'evidence.signing_key.public_key': 'no key',
};
