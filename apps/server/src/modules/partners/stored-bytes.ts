import type { StoredBytesTable } from '../../platform/keys/stored-bytes.ts';

export const partnersBytes: StoredBytesTable = {
  'partners.taken_token.token_hash': 'no key',
};
