import type {
  Piece,
  PieceRow,
  PieceState,
  PieceWords,
} from '@perya/contract/content/staff-calls/pieces';
import type { StoredPiece, StoredVersion } from '../pieces/piece.store.ts';

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

const noWords: PieceWords = { title: { en: '', tl: '' }, body: { en: '', tl: '' } };

/** What is edited of a piece: its draft, or else what was published last. */
export const wordsOf = ({ draft, published }: Pick<StoredPiece, 'draft' | 'published'>) =>
  draft ?? published ?? noWords;

function stateOf({ inForce, draft, lastNumber }: StoredPiece): PieceState {
  if (inForce === null) return lastNumber === 0 ? 'draft' : 'withdrawn';
  return draft === null ? 'published' : 'changed';
}

export function presentRow(piece: StoredPiece): PieceRow {
  return {
    id: String(piece.id),
    kind: piece.kind,
    place: piece.place,
    title: wordsOf(piece).title.en,
    state: stateOf(piece),
    sort: piece.sort,
    in_force: piece.inForce,
    revision: piece.revision,
    changed_by: piece.changedBy,
    changed_at: seconds(piece.changedAt),
  };
}

export function presentPiece(piece: StoredPiece, versions: readonly StoredVersion[]): Piece {
  return {
    ...presentRow(piece),
    words: wordsOf(piece),
    has_draft: piece.draft !== null,
    versions: versions.map((version) => ({
      number: version.number,
      follows: version.follows,
      asks_agreement: version.asksAgreement,
      published_by: version.publishedBy,
      published_at: seconds(version.publishedAt),
      reason: version.reason,
      agreed: version.agreed,
    })),
  };
}
