import type { StoredBytesTable } from '../../platform/keys/stored-bytes.ts';

export const gamesBytes: StoredBytesTable = {
  'games.movement.input_hash': 'no key',
  'games.seat.token_hash': 'no key',
  'games.venue_key.sealed_secret': { sealedBy: { venue: 'text', id: 'text' } },
};
