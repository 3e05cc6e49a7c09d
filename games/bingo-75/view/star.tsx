/** The free centre of a card, and the sign of a card that has won. */
export function Star() {
  return (
    <svg className="bingo-75-star" viewBox="-12 -12 24 24" aria-hidden="true">
      <path d="M0-10 2.6-3.4 9.7-2.9 4.2 1.6 6 8.5 0 4.7-6 8.5-4.2 1.6-9.7-2.9-2.6-3.4z" />
    </svg>
  );
}
