import type { Centavos } from '@perya/money';
import { useId } from 'react';
import { useGame } from '../game-context.ts';
import { formatAmount } from '../text.ts';
import { Chip } from './chip.tsx';

const label = { en: 'Chip', tl: 'Chip' };

interface ChipPickerProps {
  value: Centavos;
  amounts: readonly Centavos[];
  onChange(value: Centavos): void;
  isDisabled?: boolean;
}

/**
 * Which chip the next tap on the table lays down. Where they do not fit side by side, the row scrolls:
 * by keys as well, so chips take the focus even while none can be chosen.
 */
export function ChipPicker({ value, amounts, onChange, isDisabled = false }: ChipPickerProps) {
  const { text, sound } = useGame();
  const name = useId();
  return (
    <fieldset className="kit-chips" aria-disabled={isDisabled}>
      <legend className="kit-hidden">{text(label)}</legend>
      <div className="kit-chips-row">
        {amounts.map((amount) => (
          <label key={`${amount}`} className="kit-chip-option">
            <input
              type="radio"
              name={name}
              aria-label={formatAmount(amount)}
              aria-disabled={isDisabled}
              checked={amount === value}
              onChange={() => {
                if (isDisabled) return;
                sound.play('chip');
                onChange(amount);
              }}
            />
            <Chip amount={amount} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
