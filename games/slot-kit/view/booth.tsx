import './slot-kit.css';
import './slot-sizes.css';
import type { Text } from '@perya/game-kit/game';
import type { CSSProperties, ReactNode, RefObject } from 'react';
import { Rolling } from '../../client/controls/rolling.tsx';
import { useGame } from '../../client/game-context.ts';
import { type ResultRound, useMoneyOf } from '../../client/held/held-rounds.ts';
import { differenceOf, headlineOf } from '../../client/round-result.ts';
import { formatAmount } from '../../client/text.ts';
import { type SymbolPictures, SymbolSprite } from '../art/sprite.tsx';

interface BoothProps {
  /** The first class of every element: the game's slug. */
  className: string;
  scene: RefObject<HTMLDivElement | null>;
  pictures: SymbolPictures;
  /** What rises above the reels where there is room. */
  scenery: ReactNode;
  /** What stands over the sign: the prizes that are played for. */
  crown?: ReactNode;
  /** A line on the sign: which free spin it is, what the line pays. */
  sign: ReactNode;
  children: ReactNode;
  meter: ReactNode;
  /** Lies over everything: the big win. */
  overlay?: ReactNode;
}

const flagPaints = ['#ff5a5f', '#ffc53d', '#34c98e', '#3fa7ff', '#b069ff', '#ff8a3d'];

/** Paper flags across the street, as wide as it is. */
export function Banderitas() {
  return (
    <svg className="slot-banderitas" aria-hidden="true">
      <pattern id="slot-flags" width="192" height="44" patternUnits="userSpaceOnUse">
        <path d="M0 3q96 24 192 0" fill="none" stroke="#fff3" strokeWidth="2" />
        {flagPaints.map((paint, place) => {
          const x = 5 + place * 32;
          const y = 4 + 12 * (1 - ((place - 2.5) / 3) ** 2);
          return <path key={paint} d={`M${x} ${y}h22l-11 21z`} fill={paint} />;
        })}
      </pattern>
      <rect width="100%" height="44" fill="url(#slot-flags)" />
    </svg>
  );
}

interface MovingProps {
  /** The middle on the sheet of the scenery. */
  x: number;
  y: number;
  size: number;
  className: string;
  children: ReactNode;
}

/** A part of the scenery that moves: a layer of its own, so that the rest is not drawn anew. */
export function Moving({ x, y, size, className, children }: MovingProps) {
  const place = { '--slot-x': x, '--slot-y': y, '--slot-size': size } as CSSProperties;
  return (
    <svg
      className={`slot-moving ${className}`}
      style={place}
      viewBox={`${x - size / 2} ${y - size / 2} ${size} ${size}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A painted booth at night: scenery, sign, reels, meter. */
export function Booth(props: BoothProps) {
  return (
    <div className="slot-room" ref={props.scene}>
      <SymbolSprite pictures={props.pictures} />
      <div className={`slot-booth ${props.className}-booth`}>
        <div className="slot-scenery" aria-hidden="true">
          {props.scenery}
        </div>
        <div className="slot-head">
          {props.crown}
          <p className="slot-sign">{props.sign}</p>
        </div>
        <div className="slot-cabinet">{props.children}</div>
        {props.meter}
        {props.overlay}
      </div>
    </div>
  );
}

const texts = {
  back: { en: 'Back', tl: 'Balik' },
  soFar: { en: 'So far', tl: 'Hanggang ngayon' },
} satisfies Record<string, Text>;

interface MeterProps {
  /** Null before the first round and while the reels turn. */
  won: bigint | null;
  stake: bigint;
  /** The finished round. */
  result: ResultRound | null;
  /** A bigger sign counts the amount already: it stands still here. */
  isStill?: boolean;
  /** Shown while there is no result. */
  idle: string;
}

/** What the round pays, and what of it is gained. Less than the stake is not called a win. */
export function Meter({ won, stake, result, isStill = false, idle }: MeterProps) {
  const { text } = useGame();
  if (result) return <Ended result={result} isStill={isStill} />;
  if (won === null || won === 0n) return <p className="slot-meter">{idle}</p>;
  const isGain = won > stake;
  return (
    <p className="slot-meter" data-win={isGain || undefined}>
      <span>{text(texts.soFar)}</span>
      <strong className="slot-meter-amount kit-figures">
        {isGain && !isStill ? <Rolling amount={won} /> : formatAmount(won)}
      </strong>
    </p>
  );
}

function Ended({ result, isStill }: { result: ResultRound; isStill: boolean }) {
  const { text } = useGame();
  const money = useMoneyOf(result);
  const { payout, stake, isHeld } = money;
  if (payout === 0n) return <p className="slot-meter">{text(headlineOf(money))}</p>;
  const isGain = payout > stake && !isHeld;
  const difference = differenceOf(money);
  return (
    <p className="slot-meter" data-win={isGain || undefined}>
      <span>{text(isGain || isHeld ? headlineOf(money) : texts.back)}</span>
      <strong className="slot-meter-amount kit-figures">
        {isGain && !isStill ? <Rolling amount={payout} /> : formatAmount(payout)}
      </strong>
      {difference && <span className="slot-meter-gain kit-figures">{text(difference)}</span>}
    </p>
  );
}

/** A sign across the reels that says what begins now: free spins, hold and spin. */
export function Call({ children }: { children: ReactNode }) {
  return (
    <div className="slot-call" aria-hidden="true">
      <div className="slot-sign-words">{children}</div>
    </div>
  );
}
