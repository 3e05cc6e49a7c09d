import './winning-moves.css';
import { memo, type ReactNode } from 'react';
import type { SymbolId } from '../rules/names.ts';
import { winningMoves } from './winning-moves.ts';

/** The pictures of one game: those it shows and no others, so that it loads no others. */
export type SymbolPictures = Partial<Record<SymbolId, ReactNode>>;

/** What the picture of a symbol is called in the page. */
export const spriteIdOf = (symbol: string): string => `slot-symbol-${symbol}`;

/** Every picture stands once in the page; places on the reels refer to it. */
export const SymbolSprite = memo(function SymbolSprite({ pictures }: { pictures: SymbolPictures }) {
  return (
    <svg className="slot-sprite" width="0" height="0" aria-hidden="true">
      {Object.entries(pictures).map(([id, picture]) => (
        <symbol key={id} id={spriteIdOf(id)} viewBox="0 0 100 100">
          {picture}
        </symbol>
      ))}
    </svg>
  );
});

/** Kept as it is while its symbol stays: a reel is drawn anew many times in a spin. */
export const SymbolPicture = memo(function SymbolPicture({ id }: { id: SymbolId }) {
  return (
    <svg
      className="slot-picture"
      data-move={winningMoves[id]}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <use href={`#${spriteIdOf(id)}`} />
    </svg>
  );
});
