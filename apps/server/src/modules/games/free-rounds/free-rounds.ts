import { createHash } from 'node:crypto';
import type pg from 'pg';
import { writeToOutbox } from '../../../platform/outbox/outbox.store.ts';
import type { Recorded } from '../../audit/index.ts';
import type { GamesServices } from '../services.ts';
import { askProviderFor } from './carry-free-rounds.ts';

/** What whoever gives free rounds wants. */
export interface FreeRoundsWanted {
  uid: bigint;
  /** What they are for: the same for a player is the same grant. */
  cause: string;
  /** Of the game, as `venueOf` says it. */
  venue: string;
  gameCode: string;
  rounds: number;
  stake: bigint;
  startsAt: Date;
  endsAt: Date;
}

/** With the player in it, and no longer than providers take. */
export function freeGrantId(uid: bigint, cause: string): string {
  const digest = createHash('sha256').update(cause).digest('hex').slice(0, 24);
  return `f${uid}x${digest}`;
}

/** Whose grant it is; null for what is no id of ours. */
export function uidOfFreeGrant(id: string): bigint | null {
  const [, digits] = /^f(\d{1,18})x[0-9a-f]{24}$/.exec(id) ?? [];
  return digits === undefined ? null : BigInt(digits);
}

type Services = Pick<GamesServices, 'freeRounds'>;

/** The venue of a game that takes free rounds: it speaks to a provider of its own, and the game is open. */
export async function freeRoundsVenue(
  { catalogue, gameProviders }: Pick<GamesServices, 'catalogue' | 'gameProviders'>,
  gameCode: string,
): Promise<string | null> {
  const game = await catalogue.findGame(gameCode);
  const venue = game?.isOpen ? game.venue.code : null;
  return venue !== null && gameProviders.has(venue) ? venue : null;
}

/** Asks for free rounds in the transaction of whoever gives them, once for their cause; the provider hears of it after the commit. */
export async function askFreeRounds(
  { freeRounds }: Services,
  client: pg.ClientBase,
  { cause, ...wanted }: FreeRoundsWanted,
): Promise<string> {
  const id = freeGrantId(wanted.uid, cause);
  const isNew = await freeRounds.insert(client, { ...wanted, id });
  if (isNew) await writeToOutbox(client, askProviderFor('grant', { uid: wanted.uid, id }));
  return id;
}

/** Asks the provider to take away what was not played yet; false where there was nothing to take. What was won stays won. */
export async function cancelFreeRounds(
  { freeRounds }: Services,
  tx: Recorded,
  grant: { uid: bigint; id: string },
): Promise<boolean> {
  const isAsked = await freeRounds.askCancel(tx, grant.uid, grant.id);
  if (isAsked) await writeToOutbox(tx, askProviderFor('cancel', grant));
  return isAsked;
}
