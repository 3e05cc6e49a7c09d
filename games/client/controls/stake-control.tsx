import type { StakeRange, Text } from '@perya/game-kit/game';
import type { Centavos } from '@perya/money';
import { useEffect, useState } from 'react';
import { useGame } from '../game-context.ts';
import { formatAmount } from '../text.ts';
import { useKeys } from '../use-keys.ts';
import { stakeLadder, stepStake } from './stake-ladder.ts';
import { StakeSheet } from './stake-sheet.tsx';

const texts = {
  stake: { en: 'Stake', tl: 'Taya' },
  less: { en: 'Lower the stake', tl: 'Babaan ang taya' },
  more: { en: 'Raise the stake', tl: 'Taasan ang taya' },
} satisfies Record<string, Text>;

interface StakeControlProps {
  value: Centavos;
  onChange(value: Centavos): void;
  stakeRange: Pick<StakeRange, 'stakeMin' | 'stakeMax'>;
  isDisabled?: boolean;
  /** What is staked, if it is not the whole round: "Value of a bullet". */
  label?: Text;
  /** Turn off where a game needs the up and down arrows itself. */
  hasArrowKeys?: boolean;
}

/** The stake with a step down and a step up; the up and down arrow keys do the same. A tap on it opens all amounts. */
export function StakeControl({
  value,
  onChange,
  stakeRange,
  isDisabled = false,
  label = texts.stake,
  hasArrowKeys = true,
}: StakeControlProps) {
  const { text, sound, noteStake } = useGame();
  useEffect(() => noteStake(value), [noteStake, value]);
  const ladder = stakeLadder(stakeRange);
  const [isOpen, setOpen] = useState(false);
  const step = (by: 1 | -1) => {
    const next = stepStake(ladder, value, by);
    if (isDisabled || next === value) return;
    sound.play('chip');
    onChange(next);
  };
  useKeys(hasArrowKeys ? { ArrowUp: () => step(1), ArrowDown: () => step(-1) } : {});
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser. */}
      <div className="kit-stake" role="group" aria-label={text(label)}>
        <Step
          label={texts.less}
          drawing="M6 12h12"
          isDisabled={isDisabled || value <= stakeRange.stakeMin}
          onPress={() => step(-1)}
        />
        <button
          type="button"
          className="kit-stake-value"
          aria-haspopup="dialog"
          disabled={isDisabled}
          onClick={() => setOpen(true)}
        >
          <span className="kit-label">{text(label)}</span>
          <output className="kit-figures">{formatAmount(value)}</output>
        </button>
        <Step
          label={texts.more}
          drawing="M12 6v12M6 12h12"
          isDisabled={isDisabled || value >= stakeRange.stakeMax}
          onPress={() => step(1)}
        />
      </div>
      {isOpen && (
        <StakeSheet
          title={label}
          value={value}
          ladder={ladder}
          onChange={(next) => {
            if (next === value) return;
            sound.play('chip');
            onChange(next);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface StepProps {
  label: Text;
  drawing: string;
  isDisabled: boolean;
  onPress(): void;
}

function Step({ label, drawing, isDisabled, onPress }: StepProps) {
  const { text } = useGame();
  return (
    <button
      type="button"
      className="kit-step"
      aria-label={text(label)}
      disabled={isDisabled}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={drawing} />
      </svg>
    </button>
  );
}
