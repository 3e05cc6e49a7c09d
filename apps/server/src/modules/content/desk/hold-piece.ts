import { Refusal } from '../../../platform/http/refusal.ts';
import type { Recorded } from '../../audit/index.ts';
import type { ContentServices } from '../dependencies.ts';
import type { StoredPiece } from '../pieces/piece.store.ts';

/** The piece for a change: nobody else changes it meanwhile, and it is what the editor saw. */
export async function holdPiece(
  { pieces }: Pick<ContentServices, 'pieces'>,
  tx: Recorded,
  { id, revision }: { id: string; revision: number },
): Promise<StoredPiece> {
  const piece = await pieces.lock(tx, BigInt(id));
  if (!piece) throw new Refusal('NOT_FOUND');
  if (piece.revision !== revision) throw new Refusal('CHANGED_MEANWHILE');
  return piece;
}

/** A piece in the words of the audit. The texts themselves stand in its versions. */
export const factsOf = (piece: Pick<StoredPiece, 'kind' | 'place' | 'sort' | 'inForce'>) => ({
  kind: piece.kind,
  place: piece.place,
  sort: piece.sort,
  in_force: piece.inForce,
});
