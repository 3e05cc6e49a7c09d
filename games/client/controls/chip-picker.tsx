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

/** Which chip the next tap on the table lays down. Where they do not fit side by side, the row scrolls. */
export function ChipPicker({ value, amounts, onChange, isDisabled = false }: ChipPickerProps) {
  const { text, sound } = useGame();
  const name = useId();
  return (
    <fieldset className="kit-chips" disabled={isDisabled}>
      <legend className="kit-hidden">{text(label)}</legend>
      <div className="kit-chips-row">
        {amounts.map((amount) => (
          <label key={`${amount}`} className="kit-chip-option">
            <input
              type="radio"
              name={name}
              aria-label={formatAmount(amount)}
              checked={amount === value}
              onChange={() => {
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
