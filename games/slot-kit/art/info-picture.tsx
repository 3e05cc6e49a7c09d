import type { SymbolId } from '../rules/names.ts';
import { SymbolPicture } from './sprite.tsx';

/** A symbol on the info sheet, which lies over the reels that bring its picture. */
export default function InfoPicture({ id }: { id: string }) {
  return <SymbolPicture id={id as SymbolId} />;
}
