import { Chip } from '../../client/controls/chip.tsx';
import { useGame } from '../../client/game-context.ts';
import { formatAmount } from '../../client/text.ts';
import type { Placed } from '../../dice-and-cards/board-bet.ts';
import { stakedText } from '../../dice-and-cards/table-texts.ts';
import {
  type Colour,
  colours,
  colourTexts,
  type Spot,
  sideSpots,
  spotTexts,
} from '../rules/colours.ts';
import { formatOdds } from '../rules/info.ts';
import { hasWonSide, payoutOf } from '../rules/payout-of.ts';
import { sideHundredths } from '../rules/paytable.ts';
import { colourStyles } from './colour-style.ts';
import { Sign } from './sign.tsx';

interface ColourBoardProps {
  placed: readonly Placed<Spot>[];
  /** The dice of the result on show; null while chips are laid or the dice fall. */
  dice: readonly Colour[] | null;
  isDisabled: boolean;
  onPlace(spot: Spot): void;
}

/** Six painted squares that take chips, and two bars for dice that are alike. */
export function ColourBoard({ placed, dice, isDisabled, onPlace }: ColourBoardProps) {
  const { text } = useGame();
  return (
    <div className="color-game-board">
      {colours.map((colour) => {
        const chips = placed.find(({ spot }) => spot === colour);
        const matches = dice?.filter((die) => die === colour).length;
        const paid = chips && dice ? payoutOf(chips, dice) : 0n;
        const { face, shade, ink } = colourStyles[colour];
        return (
          <button
            key={colour}
            type="button"
            className="color-game-spot"
            style={{ background: `linear-gradient(160deg, ${face} 55%, ${shade})`, color: ink }}
            data-matches={matches}
            aria-disabled={isDisabled}
            onClick={() => !isDisabled && onPlace(colour)}
          >
            <Sign colour={colour} className="color-game-spot-sign" />
            {paid > 0n && <span className="kit-hidden">{text(colourTexts[colour])}</span>}
            <span className="color-game-spot-name kit-figures" data-paid={paid > 0n || undefined}>
              {paid > 0n ? `+${formatAmount(paid)}` : text(colourTexts[colour])}
            </span>
            <span className="kit-hidden">{text(stakedText(chips?.stake))}</span>
            {matches ? <span className="color-game-spot-matches">×{matches}</span> : null}
            {chips && (
              <span className="board-chip color-game-spot-chip" key={`${chips.stake}`}>
                <Chip amount={chips.stake} size={40} />
              </span>
            )}
          </button>
        );
      })}
      {sideSpots.map((spot) => {
        const chips = placed.find((one) => one.spot === spot);
        const paid = chips && dice ? payoutOf(chips, dice) : 0n;
        return (
          <button
            key={spot}
            type="button"
            className="color-game-side"
            data-spot={spot}
            data-won={(dice && hasWonSide(spot, dice)) || undefined}
            aria-disabled={isDisabled}
            onClick={() => !isDisabled && onPlace(spot)}
          >
            <span>{text(spotTexts[spot])}</span>
            <span className="kit-figures" data-paid={paid > 0n || undefined}>
              {paid > 0n ? `+${formatAmount(paid)}` : `${formatOdds(sideHundredths[spot])} : 1`}
            </span>
            <span className="kit-hidden">{text(stakedText(chips?.stake))}</span>
            {chips && (
              <span className="board-chip color-game-side-chip" key={`${chips.stake}`}>
                <Chip amount={chips.stake} size={30} />
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
