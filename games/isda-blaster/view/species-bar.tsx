import { useGame } from '../../client/game-context.ts';
import { bossId, type Species, type SpeciesId, speciesList } from '../rules/species.ts';
import { Portrait } from './art/portrait.tsx';
import { texts } from './texts.ts';

interface SpeciesBarProps {
  aimed: SpeciesId;
  isDisabled: boolean;
  isBossHere: boolean;
  onShoot(species: SpeciesId): void;
}

/** ×8, and ×20–200 for the chest; for whoever sees it, a thousand is 1K. */
function prizeOf({ prizes }: Species): string {
  const multipliers = prizes.map(({ multiplier }) => multiplier);
  const least = Math.min(...multipliers);
  const most = Math.max(...multipliers);
  return least === most ? `×${least}` : `×${least}–${most}`;
}

/** Every target by name and prize; a tap shoots at it, wherever it swims. */
export function SpeciesBar({ aimed, isDisabled, isBossHere, onShoot }: SpeciesBarProps) {
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
          disabled={isDisabled || (species.id === bossId && !isBossHere)}
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
            {prizeOf(species).replace('000', 'K')}
          </b>
        </button>
      ))}
    </div>
  );
}
