import { useLingui } from '@lingui/react/macro';
import { type Piece, readPiece } from '@perya/contract/content/staff-calls/pieces';
import { useCall } from '../../../lib/query/use-call.ts';
import { CallPage } from '../../../lib/show/call-page.tsx';
import { brandLabel, documentNames, documentOf } from '../piece-words.ts';
import { PieceDesk } from './piece-desk.tsx';

function usePieceTitle(): (piece: Piece | null) => string {
  const { t } = useLingui();
  return (piece) => {
    if (piece === null) return t`Text`;
    if (piece.kind !== 'document') return piece.title || t`Untitled`;
    const { brand, kind } = documentOf(piece);
    return `${t(documentNames[kind])} · ${brandLabel(brand)}`;
  };
}

/** One document or article: its draft, how players see it, and every version that they could read. */
export function PiecePage({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const read = useCall(readPiece, { id });
  const title = usePieceTitle()(read.answer);
  return (
    <CallPage title={title} read={read} failedTitle={t`The text could not be loaded`}>
      {(piece) => <PieceDesk piece={piece} setPiece={read.setAnswer} reload={read.reload} />}
    </CallPage>
  );
}
