import type { StoredBytesTable } from '../../platform/keys/stored-bytes.ts';

export const gamesBytes: StoredBytesTable = {
  'games.jackpot_seed.commitment': 'no key',
  'games.jackpot_seed.sealed_secret': { sealedBy: { pool_id: 'integer', generation: 'integer' } },
  'games.jackpot_seed.secret': 'no key',
  'games.movement.input_hash': 'no key',
  'games.seat.token_hash': 'no key',
  'games.venue_key.sealed_secret': { sealedBy: { venue: 'text', id: 'text' } },
};
