import { centavos } from '@perya/money';
import { useEffect } from 'react';
import { ActionButton } from '../../client/controls/action-button.tsx';
import { PlayButton } from '../../client/controls/play-button.tsx';
import { useGame } from '../../client/game-context.ts';
import { formatAmount } from '../../client/text.ts';
import { cardsMax, priceOf } from '../rules/bet.ts';
import { pickCards } from './pick-cards.ts';
import { buyText, countText, eachText, texts } from './texts.ts';

interface HallDeckProps {
  draw: number;
  cards: readonly number[];
  onCards(cards: number[]): void;
  onBuy(): void;
  balance: bigint | null;
  isBusy: boolean;
  /** Cards are sold, and the player has none yet. */
  isOpen: boolean;
  /** The player sits in the draw that is sold or played. */
  isIn: boolean;
}

/** How many cards, which ones, and the purchase. */
export function HallDeck(props: HallDeckProps) {
  const { draw, cards, onCards, onBuy, balance, isBusy, isOpen, isIn } = props;
  const { text, noteStake } = useGame();
  const stake = centavos(priceOf(draw) * BigInt(cards.length));
  useEffect(() => noteStake(stake), [noteStake, stake]);
  const isLocked = isBusy || isIn;
  const change = (count: number) => onCards(pickCards(count, cards));
  return (
    <div className="bingo-hall-deck">
      <div className="bingo-hall-count">
        <ActionButton
          label={text(texts.fewer)}
          isDisabled={isLocked || cards.length <= 1}
          onPress={() => change(cards.length - 1)}
        >
          −
        </ActionButton>
        <output className="kit-figures">
          {text(countText(cards.length))}
          <small>{text(eachText(formatAmount(priceOf(draw))))}</small>
        </output>
        <ActionButton
          label={text(texts.more)}
          isDisabled={isLocked || cards.length >= cardsMax}
          onPress={() => change(cards.length + 1)}
        >
          +
        </ActionButton>
        <ActionButton isDisabled={isLocked} onPress={() => onCards(pickCards(cards.length))}>
          {text(texts.other)}
        </ActionButton>
      </div>
      <PlayButton
        onPlay={onBuy}
        isBusy={isBusy}
        isDisabled={!isOpen || balance === null}
        isTooLow={isOpen && balance !== null && stake > balance}
      >
        {isIn ? text(texts.in) : text(isOpen ? buyText(formatAmount(stake)) : texts.wait)}
      </PlayButton>
    </div>
  );
}
