import type { RequestOf } from '@perya/contract/call';
import { agreedKinds } from '@perya/contract/content/calls/agreements';
import type {
  Piece,
  publishPiece as publishCall,
  putInForce as putCall,
} from '@perya/contract/content/staff-calls/pieces';
import { eventOf } from '../../../platform/events/event.ts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, nameOfActor, type Recorded } from '../../audit/index.ts';
import type { ContentServices } from '../dependencies.ts';
import * as events from '../events.ts';
import { isFinished } from '../pieces/check-words.ts';
import type { StoredPiece } from '../pieces/piece.store.ts';
import { factsOf, holdPiece } from './hold-piece.ts';
import { showPiece } from './read-pieces.ts';

/** Only what players tick can be asked for again. */
const mayAsk = ({ kind, place }: Pick<StoredPiece, 'kind' | 'place'>) =>
  kind === 'document' && agreedKinds.some((agreed) => place.endsWith(`/${agreed}`));

function eventsOf({ id, kind, place, inForce }: StoredPiece, revision: number) {
  const about = { uid: null, key: `${id}:${revision}` };
  return [eventOf(events.putInForce, about, { kind, place, version: inForce })];
}

/** What players read from now on, and how the audit tells it. */
interface Turn {
  readonly next: StoredPiece;
  readonly action: string;
  /** What the audit keeps beside the facts of the piece. */
  readonly also?: Readonly<Record<string, boolean>>;
}

/** Lets players read another version: piece, audit entry and event are one transaction. */
async function turn(
  services: ContentServices,
  context: StaffContext,
  wanted: { id: string; revision: number; reason: string },
  decide: (tx: Recorded, piece: StoredPiece, by: string) => Promise<Turn>,
): Promise<Piece> {
  const origin = byStaff(context);
  const by = nameOfActor(origin.actor);
  const shown = await services.audit.record<Piece>(origin, async (tx) => {
    const piece = await holdPiece(services, tx, wanted);
    const { next, action, also } = await decide(tx, piece, by);
    await services.pieces.save(tx, next, by);
    const entry = {
      action,
      subject: { kind: 'piece', id: wanted.id },
      before: factsOf(piece),
      after: { ...factsOf(next), ...also },
      reason: wanted.reason,
    } as const;
    return {
      result: await showPiece(services, tx, piece.id),
      entries: [entry],
      events: eventsOf(next, piece.revision + 1),
    };
  });
  services.pieceCache.expire();
  return shown;
}

/** Makes the draft the version that players read. Earlier ones are kept for ever. */
export async function publishPiece(
  services: ContentServices,
  context: StaffContext,
  wanted: RequestOf<typeof publishCall>,
): Promise<Piece> {
  const published = await turn(services, context, wanted, async (tx, piece, by) => {
    if (piece.draft === null) throw new Refusal('NOTHING_TO_PUBLISH');
    if (!isFinished(piece.kind, piece.draft)) throw new Refusal('PIECE_UNFINISHED');
    const number = piece.lastNumber + 1;
    const asksAgreement = wanted.asks_agreement && mayAsk(piece);
    await services.pieces.addVersion(tx, {
      id: piece.id,
      number,
      words: piece.draft,
      follows: piece.inForce,
      asksAgreement,
      by,
      reason: wanted.reason,
    });
    return {
      next: { ...piece, draft: null, inForce: number },
      action: 'content.published',
      also: { asks_agreement: asksAgreement },
    };
  });
  services.figures.countPublication(published.kind, 'published');
  return published;
}

/** Takes a publication back: players read an earlier version again. Help and news can be withdrawn, a document cannot. */
export async function putInForce(
  services: ContentServices,
  context: StaffContext,
  wanted: RequestOf<typeof putCall>,
): Promise<Piece> {
  const { number } = wanted;
  const shown = await turn(services, context, wanted, async (_tx, piece) => {
    if (piece.inForce === number) throw new Refusal('NOTHING_TO_CHANGE');
    if (number === null && piece.kind === 'document') throw new Refusal('DOCUMENT_STAYS');
    if (number !== null && (await services.pieces.findVersion(piece.id, number)) === null) {
      throw new Refusal('NOT_FOUND');
    }
    return { next: { ...piece, inForce: number }, action: 'content.put-in-force' };
  });
  services.figures.countPublication(shown.kind, 'undone');
  return shown;
}
