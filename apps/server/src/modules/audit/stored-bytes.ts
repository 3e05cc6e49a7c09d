import type { StoredBytesTable } from '../../platform/keys/stored-bytes.ts';

export const auditBytes: StoredBytesTable = {
  'audit.head.hash': 'no key',
  'audit.seal.hash': 'no key',
  'audit.verification.hash': 'no key',
};
