import type { StakeRange, Text } from '@perya/game-kit/game';
import type { Centavos } from '@perya/money';
import { useEffect } from 'react';
import { useGame } from '../game-context.ts';
import { formatAmount } from '../text.ts';
import { useKeys } from '../use-keys.ts';
import { stakeLadder, stepStake } from './stake-ladder.ts';

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

/** The stake with a step down and a step up; the up and down arrow keys do the same. */
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
  const step = (by: 1 | -1) => {
    const next = stepStake(ladder, value, by);
    if (isDisabled || next === value) return;
    sound.play('chip');
    onChange(next);
  };
  useKeys(hasArrowKeys ? { ArrowUp: () => step(1), ArrowDown: () => step(-1) } : {});
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser.
    <div className="kit-stake" role="group" aria-label={text(label)}>
      <button
        type="button"
        className="kit-step"
        aria-label={text(texts.less)}
        disabled={isDisabled || value <= stakeRange.stakeMin}
        onClick={() => step(-1)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 12h12" />
        </svg>
      </button>
      <div className="kit-stake-value">
        <span className="kit-label">{text(label)}</span>
        <output className="kit-figures">{formatAmount(value)}</output>
      </div>
      <button
        type="button"
        className="kit-step"
        aria-label={text(texts.more)}
        disabled={isDisabled || value >= stakeRange.stakeMax}
        onClick={() => step(1)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 6v12M6 12h12" />
        </svg>
      </button>
    </div>
  );
}
