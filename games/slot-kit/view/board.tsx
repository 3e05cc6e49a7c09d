import type { CSSProperties, ReactNode } from 'react';
import { useSmears } from '../art/smear-pictures.ts';
import { SymbolPicture } from '../art/sprite.tsx';
import type { Reels } from './use-reels.ts';

interface BoardProps {
  reels: Reels;
  rows: number;
  label: string;
  /** Places that won, as `reel * rows + row`; the others step back while there are any. */
  lit: ReadonlySet<number>;
  /** What lies over the reels: lines, coins. */
  children?: ReactNode;
}

/** The window on the reels. */
export function Board({ reels, rows, label, lit, children }: BoardProps) {
  const size = { '--slot-reels': reels.columns.length, '--slot-rows': rows } as CSSProperties;
  const smears = useSmears();
  return (
    <div className="slot-board" style={size}>
      <div className="slot-reels" role="img" aria-label={label}>
        {reels.columns.map(({ symbols, motion, standing }, reel) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place.
            key={reel}
            className="slot-reel"
            data-motion={motion}
          >
            <div
              className="slot-strip"
              ref={(element) => {
                reels.stripElements.current[reel] = element;
              }}
            >
              {symbols.map((symbol, row) => (
                <div
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place on the strip is its row.
                  key={row}
                  className="slot-cell"
                  data-look={motion === 'resting' ? lookOf(lit, reel * rows + row) : undefined}
                >
                  {row < standing || !smears[symbol] ? (
                    <SymbolPicture id={symbol} />
                  ) : (
                    <img className="slot-smear" src={smears[symbol]} alt="" />
                  )}
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}

function lookOf(lit: ReadonlySet<number>, place: number): 'lit' | 'dim' | undefined {
  if (lit.size === 0) return undefined;
  return lit.has(place) ? 'lit' : 'dim';
}
