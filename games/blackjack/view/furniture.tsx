import { Chip } from '../../client/controls/chip.tsx';
import { formatAmount } from '../../client/text.ts';
import type { Bet } from '../rules/table.ts';

/** The shoe that the cards come out of, at the dealer's left hand. */
export function Shoe() {
  return (
    <svg className="blackjack-shoe" viewBox="0 0 100 72" aria-hidden="true">
      <path d="M10 66 22 20l58-12 14 44-8 14z" fill="#2a1613" />
      <path d="M22 20 80 8l14 44-62 10z" fill="#5a2d22" />
      <path d="M22 20 80 8l3 9-58 12z" fill="#8a4a30" />
      <path d="M30 34 82 24l8 25-52 9z" fill="#1d0f16" />
      <path d="M34 38 80 29l6 18-46 8z" fill="#fffdf6" />
      <path d="M34 38 80 29l1.5 4.5-46 8.5z" fill="#d9cdb0" />
      <path d="M38 50 85 42l1.4 4.5-46.5 8z" fill="#2b2470" />
      <path d="M22 20 80 8" stroke="#ffd574" strokeWidth="2" strokeLinecap="round" />
      <circle cx="26" cy="46" r="4" fill="#ffc53d" />
    </svg>
  );
}

const rays = Array.from({ length: 8 }, (_, at) => at * 45);

/** Eight rays woven into the felt, faint under the cards. */
export function FeltSun() {
  return (
    <svg className="blackjack-sun" viewBox="-100 -100 200 200" aria-hidden="true">
      <circle r="30" fill="none" stroke="#ffd574" strokeWidth="3" />
      <circle r="22" fill="#ffd574" />
      {rays.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M-7-38 0-92 7-38z" fill="#ffd574" />
          <path d="M-13-42-10-74-8-42zM13-42 10-74 8-42z" fill="#ffd574" opacity="0.7" />
        </g>
      ))}
    </svg>
  );
}

/** Where cards will lie. */
export function EmptyPlaces() {
  return (
    <div className="blackjack-places" aria-hidden="true">
      <i />
      <i />
    </div>
  );
}

interface LaidBetProps {
  bet: Bet;
}

/** The bet as it lies before the deal: a place for each hand, with its chip and the side bets on it. */
export function LaidBet({ bet: { stake, hands, plusThree, pairs } }: LaidBetProps) {
  const sides = [
    { name: '21+3', amount: plusThree },
    { name: 'PP', amount: pairs },
  ].filter(({ amount }) => amount > 0n);
  return Array.from({ length: hands }, (_, at) => at).map((place) => (
    <div key={place} className="blackjack-hand" aria-hidden="true">
      <EmptyPlaces />
      <span className="blackjack-plate blackjack-laid kit-figures">
        <Chip amount={stake} size={26} />
        {formatAmount(stake)}
      </span>
      {sides.length > 0 && (
        <span className="blackjack-laid-sides kit-figures">
          {sides.map(({ name, amount }) => (
            <span key={name}>
              {name} {formatAmount(amount)}
            </span>
          ))}
        </span>
      )}
    </div>
  ));
}

/** From the left: what each row of chips in the tray is painted with. */
const trayRows = ['#f3efff', '#2f6ee0', '#138a52', '#1d1842', '#8a35c4', '#d3243c'];

/** The dealer's chips, where there is room for them. */
export function ChipTray() {
  return (
    <svg className="blackjack-tray" viewBox="0 0 220 84" aria-hidden="true">
      <path d="M8 6H212L220 78H0Z" fill="#3a1f1c" />
      <path d="M12 10H208L214 72H6Z" fill="#1d0f16" />
      {trayRows.map((paint, row) => (
        <g key={paint} transform={`translate(${12 + row * 33.4} 14)`}>
          <rect width="29" height="54" rx="9" fill={paint} />
          <path
            d="M2 8H27M2 16H27M2 24H27M2 32H27M2 40H27M2 48H27"
            stroke="#000"
            strokeOpacity=".35"
            strokeWidth="2"
          />
          <path d="M11 2H18V52H11Z" fill="#fff" opacity=".35" />
        </g>
      ))}
    </svg>
  );
}

/** The places of the other hands, printed on the felt at both sides of the middle one. */
export function SideSpots() {
  return (
    <svg className="blackjack-spots" viewBox="0 0 920 190" aria-hidden="true">
      {[
        { x: 150, turn: 14 },
        { x: 770, turn: -14 },
      ].map(({ x, turn }) => (
        <g
          key={x}
          transform={`translate(${x} 92) rotate(${turn})`}
          fill="none"
          stroke="#ffd574"
          strokeWidth="2"
        >
          <circle r="64" opacity=".8" />
          <circle r="56" opacity=".5" />
          <path d="M0-30 10-9 33-6 16 10 21 33 0 21-21 33-16 10-33-6-10-9Z" opacity=".8" />
        </g>
      ))}
    </svg>
  );
}
