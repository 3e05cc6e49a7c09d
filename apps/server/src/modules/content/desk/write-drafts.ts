import { createHash } from 'node:crypto';
import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  createPiece as createCall,
  dropDraft as dropCall,
  Piece,
  PieceWords,
  savePiece as saveCall,
} from '@perya/contract/content/staff-calls/pieces';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, nameOfActor, nothingChanged } from '../../audit/index.ts';
import type { ContentServices } from '../dependencies.ts';
import { checkWords } from '../pieces/check-words.ts';
import { factsOf, holdPiece } from './hold-piece.ts';
import { wordsOf } from './piece.present.ts';
import { showPiece } from './read-pieces.ts';

/** Says in the audit whether two texts are the same, without the text. */
const digestOf = (words: PieceWords | null) =>
  words && createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);

const isSame = (a: PieceWords, b: PieceWords) =>
  (['title', 'body'] as const).every(
    (part) => a[part].en === b[part].en && a[part].tl === b[part].tl,
  );

/** Begins an article; asked for twice, it is begun once. */
export async function createPiece(
  services: ContentServices,
  context: StaffContext,
  { key, kind, group, title }: RequestOf<typeof createCall>,
): Promise<Piece> {
  const { audit, pieces } = services;
  const origin = byStaff(context);
  const { words: draft } = checkWords(kind, { title, body: { en: '', tl: '' } });
  return audit.record<Piece>(origin, async (tx) => {
    const place = kind === 'help' ? group : '';
    const by = nameOfActor(origin.actor);
    const id = await pieces.create(tx, { key, kind, place, draft, by });
    if (id === null) {
      const made = await pieces.findByKey(tx, key);
      if (made === null) throw new Refusal('NOT_FOUND');
      return nothingChanged(await showPiece(services, tx, made));
    }
    const subject = { kind: 'piece' as const, id: String(id) };
    const after = { kind, place, title: title.en };
    return {
      result: await showPiece(services, tx, id),
      entries: [{ action: 'content.piece-begun', subject, after }],
    };
  });
}

/** Keeps a draft on the revision that the editor saw, or not at all: nobody writes over another's words unseen. */
export async function savePiece(
  services: ContentServices,
  context: StaffContext,
  wanted: RequestOf<typeof saveCall>,
): Promise<AnswerOf<typeof saveCall>> {
  const { audit, pieces } = services;
  const origin = byStaff(context);
  return audit.record<AnswerOf<typeof saveCall>>(origin, async (tx) => {
    const piece = await holdPiece(services, tx, wanted);
    const { words, leftOut } = checkWords(piece.kind, wanted.words);
    const next = {
      ...piece,
      place: piece.kind === 'help' ? (wanted.group ?? piece.place) : piece.place,
      sort: wanted.sort ?? piece.sort,
      // What is as it was published needs no draft.
      draft: piece.published && isSame(piece.published, words) ? null : words,
    };
    const isMoved = next.place !== piece.place || next.sort !== piece.sort;
    if (!isMoved && isSame(wordsOf(piece), words)) {
      return nothingChanged({ piece: await showPiece(services, tx, piece.id), left_out: leftOut });
    }
    await pieces.save(tx, next, nameOfActor(origin.actor));
    const entry = {
      action: 'content.draft-saved',
      subject: { kind: 'piece', id: wanted.id },
      before: { ...factsOf(piece), draft: digestOf(piece.draft) },
      after: { ...factsOf(next), draft: digestOf(next.draft) },
    } as const;
    return {
      result: { piece: await showPiece(services, tx, piece.id), left_out: leftOut },
      entries: [entry],
    };
  });
}

/** Gives a draft up; a piece that was never published has nothing to go back to. */
export async function dropDraft(
  services: ContentServices,
  context: StaffContext,
  wanted: RequestOf<typeof dropCall>,
): Promise<Piece> {
  const { audit, pieces } = services;
  const origin = byStaff(context);
  return audit.record<Piece>(origin, async (tx) => {
    const piece = await holdPiece(services, tx, wanted);
    if (piece.draft === null || piece.published === null) throw new Refusal('NOTHING_TO_CHANGE');
    await pieces.save(tx, { ...piece, draft: null }, nameOfActor(origin.actor));
    const entry = {
      action: 'content.draft-dropped',
      subject: { kind: 'piece', id: wanted.id },
      before: { draft: digestOf(piece.draft) },
      after: { draft: null },
    } as const;
    return { result: await showPiece(services, tx, piece.id), entries: [entry] };
  });
}
