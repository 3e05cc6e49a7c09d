import type { StakeRange, Text } from '@perya/game-kit/game';
import { ActionButton } from '../../client/controls/action-button.tsx';
import { PlayButton } from '../../client/controls/play-button.tsx';
import { StakeControl } from '../../client/controls/stake-control.tsx';
import { useGame } from '../../client/game-context.ts';
import { PaceButton } from '../../client/pace/pace-button.tsx';
import type { Slot } from './use-slot.ts';

const texts = {
  spin: { en: 'Spin', tl: 'Paikutin' },
  skip: { en: 'Skip', tl: 'Laktawan' },
  finish: { en: 'Finish the round', tl: 'Tapusin ang round' },
} satisfies Record<string, Text>;

interface SlotDeckProps {
  slot: Pick<
    Slot<unknown>,
    | 'stake'
    | 'setStake'
    | 'phase'
    | 'canPlay'
    | 'isTooLow'
    | 'auto'
    | 'isBonus'
    | 'finishRound'
    | 'pace'
  >;
  stakeRange: StakeRange;
  onPress(): void;
  /** What the button says; "Spin" by default. */
  label?: Text;
}

/** The stake, the pace and the one button, which skips a spin that plays; in a bonus another ends the round. */
export function SlotDeck({ slot, stakeRange, onPress, label = texts.spin }: SlotDeckProps) {
  const { text } = useGame();
  return (
    <div className="slot-deck">
      <div className="slot-deck-stake">
        {slot.isBonus ? (
          <ActionButton onPress={slot.finishRound}>{text(texts.finish)}</ActionButton>
        ) : (
          <StakeControl
            value={slot.stake}
            onChange={slot.setStake}
            stakeRange={stakeRange}
            isDisabled={slot.phase !== 'idle'}
          />
        )}
        <PaceButton pace={slot.pace} isSign />
      </div>
      <PlayButton
        onPlay={onPress}
        isBusy={slot.phase === 'waiting'}
        isDisabled={!slot.canPlay}
        isTooLow={slot.isTooLow}
        auto={slot.auto}
      >
        {text(slot.phase === 'playing' ? texts.skip : label)}
      </PlayButton>
    </div>
  );
}
