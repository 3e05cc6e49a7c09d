import { type CSSProperties, useState } from 'react';
import { Chip } from '../../client/controls/chip.tsx';
import { useGame } from '../../client/game-context.ts';
import type { Placed } from '../../dice-and-cards/board-bet.ts';
import { stakedText } from '../../dice-and-cards/table-texts.ts';
import {
  type CallChip,
  callBets,
  callNames,
  neighboursMax,
  neighboursOf,
} from '../rules/call-bets.ts';
import { colourOf, wheel } from '../rules/wheel.ts';
import { ringPlaces } from './ring-places.ts';
import { callTexts, texts } from './texts.ts';

const upright = ringPlaces(9, 12);
const lying = ringPlaces(13, 8);

function placeOf(at: number): CSSProperties {
  const tall = upright[at];
  const wide = lying[at];
  return {
    '--tall': `${tall?.row} / ${tall?.column} / auto / span ${tall?.columns}`,
    '--wide': `${wide?.row} / ${wide?.column} / auto / span ${wide?.columns}`,
  } as CSSProperties;
}

interface RacetrackProps {
  placed: readonly Placed<string>[];
  winner: number | null;
  isDisabled: boolean;
  onPlace(chips: readonly CallChip[]): void;
}

/** The wheel's own order as a board: a number with its neighbours, and the called sectors. */
export function Racetrack({ placed, winner, isDisabled, onPlace }: RacetrackProps) {
  const { text, sound } = useGame();
  const [each, setEach] = useState(2);
  const stakes = new Map(placed.map(({ spot, stake }) => [spot, stake]));
  const change = (by: 1 | -1) => {
    sound.play('click');
    setEach(each + by);
  };
  return (
    <div className="roulette-track" data-resting={isDisabled || undefined}>
      {wheel.map((pocket, at) => {
        const stake = stakes.get(`straight-${pocket}`);
        const name = text(texts.withNeighbours)
          .replace('{pocket}', `${pocket}`)
          .replace('{count}', `${each}`);
        return (
          <button
            key={pocket}
            type="button"
            className="roulette-pocket"
            data-paint={colourOf(pocket)}
            data-winner={pocket === winner || undefined}
            style={placeOf(at)}
            aria-label={name + text(stakedText(stake))}
            aria-disabled={isDisabled}
            onClick={() => !isDisabled && onPlace(neighboursOf(pocket, each))}
          >
            {pocket}
            {stake !== undefined && (
              <span className="board-chip roulette-pocket-chip" key={`${stake}`}>
                <Chip amount={stake} size={22} />
              </span>
            )}
          </button>
        );
      })}
      <div className="roulette-infield">
        {callNames.map((name) => (
          <button
            key={name}
            type="button"
            className="roulette-call"
            data-laid={callBets[name].every(({ spot }) => stakes.has(spot)) || undefined}
            aria-disabled={isDisabled}
            onClick={() => !isDisabled && onPlace(callBets[name])}
          >
            <b>{text(callTexts[name])}</b>
            <span>
              {text(texts.chips).replace(
                '{count}',
                `${callBets[name].reduce((sum, { chips }) => sum + chips, 0)}`,
              )}
            </span>
          </button>
        ))}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser. */}
        <div
          className="roulette-neighbours"
          role="group"
          aria-label={text(texts.neighbours).replace('{count}', `${each}`)}
        >
          <button
            type="button"
            aria-label={text(texts.fewer)}
            disabled={each === 0}
            onClick={() => change(-1)}
          >
            −
          </button>
          <output>{text(texts.neighbours).replace('{count}', `${each}`)}</output>
          <button
            type="button"
            aria-label={text(texts.more)}
            disabled={each === neighboursMax}
            onClick={() => change(1)}
          >
            +
          </button>
        </div>
      </div>
    </div>
  );
}
