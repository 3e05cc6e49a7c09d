import { Chip } from '../../client/controls/chip.tsx';
import { useGame } from '../../client/game-context.ts';
import { formatAmount } from '../../client/text.ts';
import type { Placed } from '../../dice-and-cards/board-bet.ts';
import { stakedText } from '../../dice-and-cards/table-texts.ts';
import { spotTexts } from '../rules/describe-round.ts';
import { bestWins, odds } from '../rules/info.ts';
import { payoutOf } from '../rules/payout-of.ts';
import { returnHundredths } from '../rules/paytable.ts';
import type { Result, SideSpot, Spot } from '../rules/spots.ts';

const order: readonly SideSpot[] = [
  'playerPair',
  'playerDragon',
  'luckySix',
  'bankerDragon',
  'bankerPair',
];

interface SideSpotsProps {
  placed: readonly Placed<Spot>[];
  /** How the round ended, while that is on show. */
  result: Result | null;
  isDisabled: boolean;
  onPlace(spot: Spot): void;
}

/** The five side bets in a row, those of a side next to it. */
export function SideSpots({ placed, result, isDisabled, onPlace }: SideSpotsProps) {
  const { text } = useGame();
  return (
    <div className="baccarat-sides">
      {order.map((spot) => {
        const chips = placed.find((one) => one.spot === spot);
        const paid = chips && result ? payoutOf(chips, result) : 0n;
        return (
          <button
            key={spot}
            type="button"
            className="baccarat-side"
            data-spot={spot}
            data-won={(result && returnHundredths(spot, result) > 100n) || undefined}
            aria-disabled={isDisabled}
            onClick={() => !isDisabled && onPlace(spot)}
          >
            <span className="baccarat-side-name">{text(spotTexts[spot])}</span>
            <span className="baccarat-side-odds kit-figures" data-paid={paid > 0n || undefined}>
              {paid > 0n ? `+${formatAmount(paid)}` : `${odds(bestWins[spot])} : 1`}
            </span>
            <span className="kit-hidden">{text(stakedText(chips?.stake))}</span>
            {chips && (
              <span className="board-chip baccarat-side-chip" key={`${chips.stake}`}>
                <Chip amount={chips.stake} size={26} />
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
