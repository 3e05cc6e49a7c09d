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
