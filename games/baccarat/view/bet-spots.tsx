import { Chip } from '../../client/controls/chip.tsx';
import { useGame } from '../../client/game-context.ts';
import { formatAmount } from '../../client/text.ts';
import type { Placed } from '../../dice-and-cards/board-bet.ts';
import { stakedText } from '../../dice-and-cards/table-texts.ts';
import { spotTexts } from '../rules/describe-round.ts';
import { odds } from '../rules/info.ts';
import { payoutOf } from '../rules/payout-of.ts';
import { winHundredths } from '../rules/paytable.ts';
import type { Result, Spot } from '../rules/spots.ts';
import type { Outcome } from '../rules/tableau.ts';

const order: readonly Outcome[] = ['player', 'tie', 'banker'];

interface BetSpotsProps {
  placed: readonly Placed<Spot>[];
  /** How the round ended, while that is on show. */
  result: Result | null;
  isDisabled: boolean;
  onPlace(spot: Spot): void;
}

export function BetSpots({ placed, result, isDisabled, onPlace }: BetSpotsProps) {
  const { text } = useGame();
  return (
    <div className="baccarat-spots">
      {order.map((spot) => {
        const chips = placed.find((one) => one.spot === spot);
        const paid = chips && result ? payoutOf(chips, result) : 0n;
        return (
          <button
            key={spot}
            type="button"
            className="baccarat-spot"
            data-spot={spot}
            data-won={result?.outcome === spot || undefined}
            aria-disabled={isDisabled}
            onClick={() => !isDisabled && onPlace(spot)}
          >
            <span className="baccarat-spot-name">{text(spotTexts[spot])}</span>
            <span className="baccarat-spot-odds kit-figures" data-paid={paid > 0n || undefined}>
              {paid > 0n ? `+${formatAmount(paid)}` : `${odds(winHundredths[spot])} : 1`}
            </span>
            <span className="kit-hidden">{text(stakedText(chips?.stake))}</span>
            <span className="baccarat-spot-chips">
              {chips && (
                <span className="board-chip" key={`${chips.stake}`}>
                  <Chip amount={chips.stake} size={40} />
                </span>
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}
