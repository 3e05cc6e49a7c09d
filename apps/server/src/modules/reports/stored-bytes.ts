import type { StoredBytesTable } from '../../platform/keys/stored-bytes.ts';

export const reportsBytes: StoredBytesTable = {
  'reports.bank_line.digest': 'no key',
};
