import type { StakeRange, Text } from '@perya/game-kit/game';
import { type Centavos, centavos } from '@perya/money';
import { ChoiceControl } from '../../client/controls/choice-control.tsx';
import { PlayButton } from '../../client/controls/play-button.tsx';
import { StakeControl } from '../../client/controls/stake-control.tsx';
import { useGame } from '../../client/game-context.ts';
import { formatAmount } from '../../client/text.ts';
import { type Bet, handsMax, sideStakeMax, stakeOf } from '../rules/table.ts';
import './bet-deck.css';
import { texts } from './texts.ts';

/** What a side bet may be at a tap: none, then one after the other. */
const sideAmounts = [0n, 5_00n, 10_00n, 20_00n, 50_00n, 100_00n, 200_00n, sideStakeMax].map(
  (amount) => centavos(amount),
);

interface SideButtonProps {
  name: string;
  amount: Centavos;
  isDisabled: boolean;
  onChange(amount: Centavos): void;
}

/** A tap puts more on the side bet, and after the most nothing. */
function SideButton({ name, amount, isDisabled, onChange }: SideButtonProps) {
  const { text, sound } = useGame();
  const next = sideAmounts[sideAmounts.indexOf(amount) + 1] ?? centavos(0);
  const label: Text = amount === 0n ? texts.noSide : texts.sideEach;
  return (
    <button
      type="button"
      className="kit-action blackjack-side-bet"
      data-on={amount > 0n || undefined}
      disabled={isDisabled}
      onClick={() => {
        sound.play('chip');
        onChange(next);
      }}
    >
      <span>{name}</span>
      <span className="kit-figures">{text(label).replace('{amount}', formatAmount(amount))}</span>
    </button>
  );
}

interface BetDeckProps {
  bet: Bet;
  stakeRange: StakeRange;
  balance: Centavos | null;
  isResting: boolean;
  /** The bet was played already: the button deals it again. */
  isAgain: boolean;
  onChange(bet: Bet): void;
  onDeal(): void;
}

/** What is staked before the deal: the stake of a hand, how many, and the side bets. */
export function BetDeck(props: BetDeckProps) {
  const { bet, stakeRange, balance, isResting, isAgain, onChange, onDeal } = props;
  const { text } = useGame();
  const total = stakeOf(bet);
  const isOver = total > stakeRange.stakeMax;
  const hands = Array.from({ length: handsMax }, (_, at) => at + 1);
  return (
    <div className="blackjack-bet">
      <ChoiceControl
        label={texts.hands}
        value={bet.hands}
        options={hands.map((value) => ({ value, text: { en: `${value}`, tl: `${value}` } }))}
        onChange={(count) => onChange({ ...bet, hands: count })}
        isDisabled={!isResting}
      />
      <div className="blackjack-side-bets">
        <SideButton
          name="21+3"
          amount={bet.plusThree}
          isDisabled={!isResting}
          onChange={(plusThree) => onChange({ ...bet, plusThree })}
        />
        <SideButton
          name="Perfect Pairs"
          amount={bet.pairs}
          isDisabled={!isResting}
          onChange={(pairs) => onChange({ ...bet, pairs })}
        />
      </div>
      <StakeControl
        label={texts.stakeOfHand}
        value={bet.stake}
        onChange={(stake) => onChange({ ...bet, stake })}
        stakeRange={stakeRange}
        isDisabled={!isResting}
      />
      <PlayButton
        onPlay={onDeal}
        isBusy={!isResting}
        isDisabled={balance === null || isOver}
        isTooLow={!isOver && balance !== null && total > balance}
      >
        {isOver ? (
          text(texts.tooMuch).replace('{amount}', formatAmount(stakeRange.stakeMax))
        ) : (
          <>
            {text(isAgain ? texts.again : texts.deal)}{' '}
            <span className="kit-figures">{formatAmount(total)}</span>
          </>
        )}
      </PlayButton>
    </div>
  );
}
