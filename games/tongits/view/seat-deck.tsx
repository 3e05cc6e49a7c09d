import { PlayButton } from '../../client/controls/play-button.tsx';
import { useGame } from '../../client/game-context.ts';
import type { TableNow } from '../../client/table/table-now.ts';
import { formatAmount } from '../../client/text.ts';
import { ofUnits, rakeBasisPoints, units, unitsAtStake } from '../rules/bet.ts';
import { texts } from './texts.ts';

interface SeatDeckProps {
  unit: bigint;
  balance: bigint | null;
  isBusy: boolean;
  isPractice: boolean;
  isAgain: boolean;
  waiting: TableNow['waiting'];
  onChoose(unit: (typeof units)[number]): void;
  onSit(): void;
}

/** The tables by their stake, what one brings to them and what the house keeps, and the way in. */
export function SeatDeck(props: SeatDeckProps) {
  const { unit, balance, isBusy, isPractice, isAgain, waiting, onChoose, onSit } = props;
  const { text } = useGame();
  const chosen = units.find((each) => each === unit) ?? (units[0] as (typeof units)[number]);
  const stake = ofUnits(chosen, unitsAtStake);
  const label = isPractice ? (isAgain ? texts.again : texts.deal) : texts.sit;
  return (
    <div className="tongits-seating">
      <fieldset className="kit-choice" disabled={isBusy}>
        <legend className="kit-label">{text(texts.unit)}</legend>
        <div className="kit-choice-row">
          {units.map((each) => {
            const brought = ofUnits(each, unitsAtStake);
            const taken = waiting.find((one) => one.stake === brought)?.taken ?? 0;
            return (
              <label key={`${each}`} className="kit-choice-option">
                <input
                  type="radio"
                  name="tongits-unit"
                  checked={each === chosen}
                  onChange={() => onChoose(each)}
                />
                <span className="tongits-unit">
                  {formatAmount(each).replace('.00', '')}
                  {taken > 0 && <small>{text(texts.waits).replace('{count}', `${taken}`)}</small>}
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <p className="tongits-terms">
        {isPractice ? `${text(texts.bots)} · ` : ''}
        {text(texts.brings).replace('{amount}', formatAmount(stake))} ·{' '}
        {text(texts.rake).replace('{rate}', `${rakeBasisPoints / 100} %`)}
      </p>
      <PlayButton
        onPlay={onSit}
        isBusy={isBusy}
        isDisabled={isBusy}
        isTooLow={balance !== null && balance < stake}
      >
        {text(label)}
      </PlayButton>
    </div>
  );
}
