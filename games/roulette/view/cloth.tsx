import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Chip } from '../../client/controls/chip.tsx';
import { useGame } from '../../client/game-context.ts';
import { isMotionReduced } from '../../client/motion.ts';
import type { Placed } from '../../dice-and-cards/board-bet.ts';
import { stakedText } from '../../dice-and-cards/table-texts.ts';
import { spotText } from '../rules/spot-text.ts';
import { type Spot, spotOf, spots } from '../rules/spots.ts';
import { colourOf } from '../rules/wheel.ts';
import { fieldText } from './field-text.ts';
import { nearestButton } from './nearest-button.ts';
import { type Area, areaOf, areas, isLine } from './place-spots.ts';

function placeOf({ along, across, length, breadth }: Area): CSSProperties {
  return {
    '--along': along,
    '--across': across,
    '--length': length,
    '--breadth': breadth,
  } as CSSProperties;
}

function paintOf(spot: Spot): string {
  if (spot.id === 'red' || spot.id === 'black') return spot.id;
  return spot.kind === 'straight' ? colourOf(spot.numbers[0] ?? 0) : 'plain';
}

/** What kind of place it is, for the style sheet: strips have a breadth of their own. */
function placeKindOf(spot: Spot): 'line' | 'strip' | 'number' {
  if (isLine(spot)) return 'line';
  return spot.kind === 'dozen' || spot.kind === 'even-chance' ? 'strip' : 'number';
}

const firstSpot = 'straight-0';

interface ClothProps {
  placed: readonly Placed<string>[];
  /** The number that won, while its result is on show. */
  winner: number | null;
  /** Seen closer it scrolls, and the lines between the numbers can be pressed too. */
  isClose: boolean;
  isDisabled: boolean;
  onPlace(spot: string): void;
}

const jumps = [
  { number: 0, label: '0 – 12' },
  { number: 13, label: '13 – 24' },
  { number: 25, label: '25 – 36' },
];

/** Brings a number to the top, with or without room for a row above it. Only the cloth scrolls, never the scene around it. */
function scrollToNumber(scroller: HTMLElement | null, number: number, hasRoom: boolean): void {
  const field = scroller?.querySelector<HTMLElement>(`[data-spot="straight-${number}"]`);
  if (!scroller || !field) return;
  scroller.scrollTo({
    top: field.offsetTop - (hasRoom ? field.offsetHeight : 0),
    behavior: isMotionReduced() ? 'auto' : 'smooth',
  });
}

/** The betting cloth, whole or seen closer. */
export function Cloth({ placed, winner, isClose, isDisabled, onPlace }: ClothProps) {
  const { text } = useGame();
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(firstSpot);
  const [pointed, setPointed] = useState<string | null>(null);
  const lit = new Set(pointed && !isDisabled ? spotOf(pointed).numbers : []);
  const stakes = new Map(placed.map(({ spot, stake }) => [spot, stake]));

  useEffect(() => {
    if (winner !== null) scrollToNumber(scroller.current, winner, true);
  }, [winner]);
  // A line that held the focus is gone when the whole cloth is shown.
  useEffect(() => {
    if (!isClose) setFocused(firstSpot);
  }, [isClose]);
  const nameOf = (spot: Spot) => {
    const name = text(spotText(spot.id));
    const painted = text(fieldText(spot));
    // Whoever speaks to the device says what is painted on the field, so the name must hold it.
    return isLine(spot) || name.includes(painted) ? name : `${painted}, ${name}`;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = nearestButton(event.currentTarget, event.target, event.key);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };

  return (
    <div className="roulette-cloth-frame">
      {isClose && (
        <div className="roulette-jumps">
          {jumps.map(({ label, number }) => (
            <button
              key={number}
              type="button"
              className="roulette-jump kit-figures"
              onClick={() => scrollToNumber(scroller.current, number, false)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <div className="roulette-scroller" ref={scroller}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a positioned grid in every browser. */}
        <div
          className="roulette-cloth"
          role="group"
          aria-label={text({ en: 'Betting cloth', tl: 'Tapete ng taya' })}
          data-resting={isDisabled || undefined}
          onKeyDown={onKeyDown}
          onPointerLeave={() => setPointed(null)}
        >
          {spots.map((spot) => (
            <button
              key={spot.id}
              type="button"
              data-spot={spot.id}
              className={isLine(spot) ? 'roulette-line' : 'roulette-field'}
              data-paint={paintOf(spot)}
              data-kind={spot.kind}
              data-on={placeKindOf(spot)}
              data-staked={stakes.has(spot.id) || undefined}
              data-lit={(spot.kind === 'straight' && lit.has(spot.numbers[0] ?? -1)) || undefined}
              data-winner={
                (winner !== null && spot.kind === 'straight' && spot.numbers[0] === winner) ||
                undefined
              }
              style={placeOf(areaOf(spot))}
              tabIndex={focused === spot.id ? 0 : -1}
              aria-label={nameOf(spot) + text(stakedText(stakes.get(spot.id)))}
              aria-disabled={isDisabled}
              onFocus={() => {
                setFocused(spot.id);
                setPointed(spot.id);
              }}
              onBlur={() => setPointed(null)}
              onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(spot.id)}
              onClick={() => !isDisabled && onPlace(spot.id)}
            >
              {isLine(spot) ? null : <span>{text(fieldText(spot))}</span>}
            </button>
          ))}
          {placed.map(({ spot, stake }) => (
            <span
              key={`${spot}-${stake}`}
              className="roulette-chip"
              style={placeOf(areas.get(spot) ?? areaOf(spotOf(spot)))}
              data-on={placeKindOf(spotOf(spot))}
              data-lost={(winner !== null && !spotOf(spot).numbers.includes(winner)) || undefined}
            >
              <span className="board-chip">
                <Chip amount={stake} size={30} />
              </span>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
