import {
  type AskedDocuments,
  asksSource,
  type giveAskedDocuments as giveCall,
  type listAskedDocuments as listCall,
} from '@perya/contract/aml/calls/asked-documents';
import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byPlayer } from '../../audit/index.ts';
import type { AmlServices } from '../services.ts';
import type { AskedRow } from './asked.store.ts';

/** A player reads what is asked and when, and nothing of whom or why. */
const presentAsked = ({ id, kind, askedAt, givenAt }: AskedRow): AskedDocuments => ({
  id: String(id),
  kind,
  asked_at: seconds(askedAt),
  given_at: seconds(givenAt),
});

export async function listAskedDocuments(
  { asked }: AmlServices,
  { uid }: PlayerContext,
): Promise<AnswerOf<typeof listCall>> {
  return (await asked.listOfPlayer(uid)).map(presentAsked);
}

/** Takes what a player shows: the pictures are theirs, kept for good, and sealed as those of the identity check. */
export async function giveAskedDocuments(
  { asked, audit, identity }: AmlServices,
  context: PlayerContext,
  { id, source, words, pictures }: RequestOf<typeof giveCall>,
): Promise<AnswerOf<typeof giveCall>> {
  const { uid } = context;
  if (new Set(pictures).size < pictures.length) throw new Refusal('FILE_UNKNOWN');
  const row = await audit.record(byPlayer(uid, context), async (tx) => {
    const given = await asked.give(tx, {
      id: BigInt(id),
      uid,
      source: source ?? '',
      words,
      pictures,
    });
    if (!given) throw new Refusal('NOT_FOUND');
    if (asksSource(given.kind) !== (source !== undefined)) throw new Refusal('INVALID_INPUT');
    const claimed = await identity.uploads.claim(tx, uid, pictures);
    if (claimed.some(({ state }) => state !== 'claimed')) throw new Refusal('FILE_UNKNOWN');
    return {
      result: given,
      entries: [
        {
          // That a player showed something is no secret, least of all of the player's.
          action: 'aml.documents-given',
          subject: { kind: 'player', uid },
          after: { documents: given.kind, pictures: pictures.length },
        },
      ],
    };
  });
  return presentAsked(row);
}
