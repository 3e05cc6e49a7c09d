import { createHash, randomBytes } from 'node:crypto';
import { isSameSignature, signLaunchQuery } from '@perya/contract/provider-api/signature';
import { launchQuery, providerCurrency } from '@perya/contract/provider-api/wire';
import { refusal } from './refusals.ts';
import { findSession, insertSession, type SessionRow } from './seats.store.ts';
import { gameOf, type Studio } from './studio.ts';

const lifeSeconds = 12 * 60 * 60;

export interface OpenedLaunch {
  session: string;
  engine: string;
  gameName: string;
  hue: number;
  lang: 'en' | 'tl';
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Opens a launch URL: signed by a key of the venue, not expired, not used before. */
export async function openLaunch(
  studio: Studio,
  given: Readonly<Record<string, string>>,
  nowMs: number,
): Promise<OpenedLaunch> {
  const parsed = launchQuery.safeParse(given);
  if (!parsed.success) throw refusal('LAUNCH_REFUSED');
  const query = parsed.data;
  const venue = await studio.venues.named(query.venue, query.key);
  const isSigned =
    venue !== undefined && isSameSignature(signLaunchQuery(venue.secret, given), query.signature);
  if (!isSigned || Number(query.expires) * 1000 < nowMs || query.currency !== providerCurrency) {
    throw refusal('LAUNCH_REFUSED');
  }
  const game = gameOf(query.game);
  const token = randomBytes(32).toString('base64url');
  const lang = query.lang === 'tl_PH' ? 'tl' : 'en';
  const isFirst = await insertSession(studio.pool, {
    tokenHash: hashOf(token),
    venue: query.venue,
    player: query.player,
    game: query.game,
    walletToken: query.token,
    lang,
    isTest: query.test === '1',
    maySay: query.phrases === '1',
    lifeSeconds,
  });
  if (!isFirst) throw refusal('LAUNCH_REFUSED');
  return { session: token, engine: game.engine, gameName: game.name, hue: game.hue, lang };
}

export async function resumeSession(
  studio: Studio,
  authorization: string | undefined,
): Promise<SessionRow> {
  const token = /^Bearer ([\w-]{20,100})$/.exec(authorization ?? '')?.[1];
  const session = token === undefined ? null : await findSession(studio.pool, hashOf(token));
  if (!session) throw refusal('UNKNOWN_SESSION');
  return session;
}
