import { TilePlaceholder } from './game-rail.tsx';

const tiles = Array.from({ length: 12 }, (_, place) => String(place));

/** Takes the room of the first rows. */
export function GridPlaceholder() {
  return (
    <div className="grid grid-cols-3 gap-x-2.5 gap-y-4 md:grid-cols-4 md:gap-x-4 min-[1100px]:grid-cols-6 on-side:grid-cols-6">
      {tiles.map((tile) => (
        <TilePlaceholder key={tile} lines={3} />
      ))}
    </div>
  );
}
