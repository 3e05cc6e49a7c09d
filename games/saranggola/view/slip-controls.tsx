import type { StakeRange } from '@perya/game-kit/game';
import { type Centavos, centavos } from '@perya/money';
import { StakeControl } from '../../client/controls/stake-control.tsx';
import { useGame } from '../../client/game-context.ts';
import type { SaranggolaBet } from '../rules/bet.ts';
import { formatHeight } from '../rules/curve.ts';
import { texts } from './texts.ts';

/** A kite as the player prepares it. */
export interface SlipDraft {
  isOn: boolean;
  stake: Centavos;
  mark: number | null;
}

export const firstSlips: readonly SlipDraft[] = [
  { isOn: true, stake: centavos(10_00), mark: null },
  { isOn: false, stake: centavos(10_00), mark: 200 },
];

/** Marks to choose from; the rules take any between 1.01× and 500×. */
const marks = [
  110, 120, 130, 150, 175, 200, 250, 300, 400, 500, 1_000, 2_000, 5_000, 10_000, 50_000,
];

export const betOf = (slips: readonly SlipDraft[]): SaranggolaBet => ({
  slips: slips.filter(({ isOn }) => isOn).map(({ stake, mark }) => ({ stake, mark })),
});

/** The kites of a bet that was made. */
export const draftsOf = ({ slips }: SaranggolaBet): SlipDraft[] =>
  firstSlips.map((draft, place) => {
    const slip = slips[place];
    return slip ? { ...slip, isOn: true } : { ...draft, isOn: false };
  });

interface SlipControlsProps {
  place: number;
  slip: SlipDraft;
  stakeRange: StakeRange;
  isDisabled: boolean;
  onChange(slip: SlipDraft): void;
}

/** One kite: whether it flies, what is staked on it, and where it comes down by itself. */
export function SlipControls({ place, slip, stakeRange, isDisabled, onChange }: SlipControlsProps) {
  const { text, sound } = useGame();
  const { isOn, stake, mark } = slip;
  return (
    <fieldset className="saranggola-slip" disabled={isDisabled} data-off={!isOn || undefined}>
      <legend className="kit-label">{`${text(texts.kite)} ${place + 1}`}</legend>
      {place > 0 && (
        <label className="saranggola-second">
          <input
            type="checkbox"
            checked={isOn}
            onChange={(event) => {
              sound.play('click');
              onChange({ ...slip, isOn: event.target.checked });
            }}
          />
          <span>{text(texts.second)}</span>
        </label>
      )}
      {isOn && (
        <>
          <StakeControl
            value={stake}
            stakeRange={stakeRange}
            isDisabled={isDisabled}
            hasArrowKeys={place === 0}
            onChange={(next) => onChange({ ...slip, stake: next })}
          />
          <label className="saranggola-mark">
            <span className="kit-label">{text(texts.mark)}</span>
            <select
              value={mark ?? ''}
              onChange={(event) => {
                const { value } = event.target;
                onChange({ ...slip, mark: value === '' ? null : Number(value) });
              }}
            >
              <option value="">{text(texts.byHand)}</option>
              {marks.map((each) => (
                <option key={each} value={each}>
                  {formatHeight(each)}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
    </fieldset>
  );
}
