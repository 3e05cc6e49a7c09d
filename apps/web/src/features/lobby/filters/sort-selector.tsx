import { useLingui } from '@lingui/react/macro';
import { type SortOption, sortOptions } from '@perya/contract/rules/game-sorting';

interface SortSelectorProps {
  readonly chosen: SortOption;
  readonly onChoose: (sort: SortOption) => void;
}

/** [G-024 G-026 G-030] */
export function SortSelector({ chosen, onChoose }: SortSelectorProps) {
  const { t } = useLingui();
  const names: Record<SortOption, string> = { Popular: t`Popular`, 'A-Z': t`A-Z` };
  return (
    <fieldset className="segmented">
      <legend className="sr-only">{t`Sort by`}</legend>
      {sortOptions.map((option) => (
        <label key={option} className="segment px-3.5 normal-case">
          <input
            type="radio"
            name="game-sort"
            checked={option === chosen}
            onChange={() => onChoose(option)}
          />
          {names[option]}
        </label>
      ))}
    </fieldset>
  );
}
