import type { InfoShape, InfoSymbol } from '@perya/game-kit/info';
import { useGame } from '../game-context.ts';
import type { InfoPicture } from '../view.ts';

const cell = 5;

function ShapePicture({ shape: { columns, rows, cells } }: { shape: InfoShape }) {
  const filled = new Set(cells);
  const places = Array.from({ length: columns * rows }, (_, place) => place);
  return (
    <svg
      className="frame-shape"
      viewBox={`0 0 ${columns * cell} ${rows * cell}`}
      aria-hidden="true"
    >
      {places.map((place) => (
        <rect
          key={place}
          x={(place % columns) * cell + 0.5}
          y={Math.floor(place / columns) * cell + 0.5}
          width={cell - 1}
          height={cell - 1}
          rx="1"
          data-filled={filled.has(place) || undefined}
        />
      ))}
    </svg>
  );
}

/** Lines and patterns as little grids, each with its name. */
export function InfoShapes({ shapes }: { shapes: readonly InfoShape[] }) {
  const { text } = useGame();
  return (
    <ul className="frame-shapes">
      {shapes.map((shape) => (
        <li key={shape.label.en}>
          <ShapePicture shape={shape} />
          <span>{text(shape.label)}</span>
        </li>
      ))}
    </ul>
  );
}

interface InfoSymbolsProps {
  symbols: readonly InfoSymbol[];
  Picture: InfoPicture;
}

/** The symbols of a game, each with its name. */
export function InfoSymbols({ symbols, Picture }: InfoSymbolsProps) {
  const { text } = useGame();
  return (
    <ul className="frame-shapes">
      {symbols.map(({ label, picture }) => (
        <li key={picture}>
          <span className="frame-line-picture">
            <Picture id={picture} />
          </span>
          <span>{text(label)}</span>
        </li>
      ))}
    </ul>
  );
}
