import { isPhraseId } from '@perya/game-kit/phrases';
import { refusal, StudioBusy } from '../refusals.ts';
import type { SessionRow } from '../seats.store.ts';
import type { Studio } from '../studio.ts';
import { isRoomGame } from './room-game.ts';
import { countPhrase, isVoiceTaken, tellSaid } from './voices.store.ts';

/** Enough that everybody who speaks for the first time at once is given a number. */
const triesMax = 60;

async function voiceOf({ pool }: Studio, session: SessionRow): Promise<number | null> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    try {
      return await countPhrase(pool, session);
    } catch (error) {
      if (!isVoiceTaken(error)) throw error;
    }
  }
  throw new StudioBusy('Too many speak at once');
}

/** Says a phrase of the list to all in the room, where the venue allows it and the player has not just spoken. */
export async function sayInRoom(studio: Studio, session: SessionRow, phrase: unknown) {
  if (!isRoomGame(session.game)) throw refusal('UNKNOWN_GAME');
  if (!isPhraseId(phrase)) throw refusal('BAD_REQUEST');
  if (!session.maySay) throw refusal('NO_PHRASES');
  const voice = await voiceOf(studio, session);
  if (voice === null) throw refusal('TOO_MANY_PHRASES');
  await tellSaid(studio.pool, session, { voice, phrase });
  return { voice };
}
