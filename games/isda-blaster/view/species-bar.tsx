import { useGame } from '../../client/game-context.ts';
import { type Species, type SpeciesId, speciesList } from '../rules/species.ts';
import { Portrait } from './art/portrait.tsx';
import { texts } from './texts.ts';

interface SpeciesBarProps {
  aimed: SpeciesId;
  isDisabled: boolean;
  onShoot(species: SpeciesId): void;
}

/** ×8, and ×20–200 for the chest. */
function prizeOf({ prizes }: Species): string {
  const multipliers = prizes.map(({ multiplier }) => multiplier);
  const least = Math.min(...multipliers);
  const most = Math.max(...multipliers);
  return least === most ? `×${least}` : `×${least}–${most}`;
}

/** Every target by name and prize; a tap shoots at it, wherever it swims. */
export function SpeciesBar({ aimed, isDisabled, onShoot }: SpeciesBarProps) {
  const { text } = useGame();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser.
    <div className="isda-blaster-targets" role="group" aria-label={text(texts.targets)}>
      {speciesList.map((species) => (
        <button
          key={species.id}
          type="button"
          className="isda-blaster-target"
          data-aimed={species.id === aimed || undefined}
          disabled={isDisabled}
          aria-label={text(texts.shootAt)
            .replace('{name}', text(species.name))
            .replace('{prize}', prizeOf(species))}
          onClick={() => onShoot(species.id)}
        >
          <Portrait species={species.id} />
          <b
            className="isda-blaster-prize kit-figures"
            data-long={species.prizes.length > 1 || undefined}
          >
            {prizeOf(species)}
          </b>
        </button>
      ))}
    </div>
  );
}
