import type { Text } from '@perya/game-kit/game';
import { useId } from 'react';
import { useGame } from '../game-context.ts';

interface ChoiceControlProps<Value extends string | number> {
  label: Text;
  value: Value;
  options: readonly { value: NoInfer<Value>; text: Text }[];
  onChange(value: NoInfer<Value>): void;
  isDisabled?: boolean;
}

/** One of a few, side by side: risk, rows, number of cards. */
export function ChoiceControl<Value extends string | number>({
  label,
  value,
  options,
  onChange,
  isDisabled = false,
}: ChoiceControlProps<Value>) {
  const { text, sound } = useGame();
  const name = useId();
  return (
    <fieldset className="kit-choice" disabled={isDisabled}>
      <legend className="kit-label">{text(label)}</legend>
      <div className="kit-choice-row">
        {options.map((option) => (
          <label key={option.value} className="kit-choice-option">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => {
                sound.play('click');
                onChange(option.value);
              }}
            />
            <span>{text(option.text)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
