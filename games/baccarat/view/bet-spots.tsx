import { Chip } from '../../client/controls/chip.tsx';
import { useGame } from '../../client/game-context.ts';
import { formatAmount } from '../../client/text.ts';
import type { Placed } from '../../dice-and-cards/board-bet.ts';
import { stakedText } from '../../dice-and-cards/table-texts.ts';
import { outcomeTexts } from '../rules/describe-round.ts';
import { payoutOf } from '../rules/payout-of.ts';
import { winHundredths } from '../rules/paytable.ts';
import type { Outcome } from '../rules/tableau.ts';

const order: readonly Outcome[] = ['player', 'tie', 'banker'];

function oddsOf(spot: Outcome): string {
  const win = winHundredths[spot];
  return `${win % 100n === 0n ? win / 100n : `0.${win}`} : 1`;
}

interface BetSpotsProps {
  placed: readonly Placed<Outcome>[];
  /** Who won, while the result is on show. */
  outcome: Outcome | null;
  isDisabled: boolean;
  onPlace(spot: Outcome): void;
}

export function BetSpots({ placed, outcome, isDisabled, onPlace }: BetSpotsProps) {
  const { text } = useGame();
  return (
    <div className="baccarat-spots">
      {order.map((spot) => {
        const chips = placed.find((one) => one.spot === spot);
        const paid = chips && outcome ? payoutOf(chips, outcome) : 0n;
        return (
          <button
            key={spot}
            type="button"
            className="baccarat-spot"
            data-spot={spot}
            data-won={outcome === spot || undefined}
            aria-disabled={isDisabled}
            onClick={() => !isDisabled && onPlace(spot)}
          >
            <span className="baccarat-spot-name">{text(outcomeTexts[spot])}</span>
            <span className="baccarat-spot-odds kit-figures" data-paid={paid > 0n || undefined}>
              {paid > 0n ? `+${formatAmount(paid)}` : oddsOf(spot)}
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
