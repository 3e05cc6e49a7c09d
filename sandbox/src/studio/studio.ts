import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { findGame, type StudioGame } from './find-game.ts';
import type { MatesHub } from './mates/mates-hub.ts';
import type { ProviderClient } from './provider-api/provider-client.ts';
import type { VenueKeyCache } from './provider-api/venue-key-cache.ts';
import { refusal } from './refusals.ts';
import type { RoomsOfProcess } from './rooms/rooms-of-process.ts';
import type { createSeatQueue } from './seat-queue.ts';
import type { NewSeeds, SessionRow } from './seats.store.ts';
import type { TableHub } from './tables/table-hub.ts';
import type { Vault } from './vault/vault.ts';

/** What the studio's verbs work with. */
export interface Studio {
  pool: pg.Pool;
  /** Seals seeds and open rounds in the tables. */
  vault: Vault;
  providerApi: ProviderClient;
  venues: VenueKeyCache;
  inTurn: ReturnType<typeof createSeatQueue>;
  rooms: RoomsOfProcess;
  tables: TableHub;
  mates: MatesHub;
  /** Where the browser finds the studio: the start of the address of the page that verifies. */
  publicUrl: string;
  log(message: string): void;
}

export const newServerSeed = (): string => randomBytes(32).toString('hex');

/** What a new seat of a game, or its next shoe, begins with. */
export const newSeedsOf = (game: string): NewSeeds => ({
  clientSeed: randomBytes(8).toString('hex'),
  serverSeed: newServerSeed(),
  shoeRounds: gameOf(game).module.rules.shoeRounds ?? null,
});

export const verifyUrlOf = ({ publicUrl }: Studio, roundId: string): string =>
  `${publicUrl}/verify?round=${roundId}`;

export const seatName = ({ venue, player, game }: SessionRow): string =>
  JSON.stringify([venue, player, game]);

export function gameOf(code: string): StudioGame {
  const game = findGame(code);
  if (!game) throw refusal('UNKNOWN_GAME');
  return game;
}
