import type { StoredBytesTable } from '../../platform/keys/stored-bytes.ts';

export const houseBytes: StoredBytesTable = {
  'house.opening_test.secret': 'keyed digest',
};
